import { useState } from "react";
import type { Direccion } from "#contract/schemas/direcciones.ts";

/** `undefined` until the shopper chose, `null` once their choice was deleted. */
export type Choice = number | null | undefined;

/** The selected address: the first one until something else is chosen; none when the chosen one was deleted. */
export function selectedId(choice: Choice, direcciones: readonly Pick<Direccion, "id">[]) {
  if (choice === undefined) return direcciones[0]?.id ?? null;
  return direcciones.some(({ id }) => id === choice) ? choice : null;
}

export type DireccionSelection = {
  selected: number | null;
  select: (id: number) => void;
  /** To be called after an address was deleted. */
  forget: (id: number) => void;
};

export function useDireccionSelection(direcciones: readonly Direccion[]): DireccionSelection {
  const [choice, setChoice] = useState<Choice>(undefined);
  const selected = selectedId(choice, direcciones);
  return {
    selected,
    select: setChoice,
    forget: (id) => setChoice(id === selected ? null : (selected ?? choice)),
  };
}
