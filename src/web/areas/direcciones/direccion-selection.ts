import { useState } from "react";
import type { Direccion } from "#contract/schemas/direcciones.ts";

/** `undefined` before a choice, `null` after the chosen direccion was deleted. */
export type Choice = number | null | undefined;

/** The first direccion is selected before a choice. */
export function selectedId(choice: Choice, direcciones: readonly Pick<Direccion, "id">[]) {
  if (choice === undefined) return direcciones[0]?.id ?? null;
  return direcciones.some(({ id }) => id === choice) ? choice : null;
}

export type DireccionSelection = {
  selected: number | null;
  select: (id: number) => void;
  /** For a deleted direccion. */
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
