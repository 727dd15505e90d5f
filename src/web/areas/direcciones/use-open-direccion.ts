import { useEffect, useRef, useState } from "react";
import type { Direccion } from "#contract/schemas/direcciones.ts";
import { useDraftNames } from "#web/areas/acceso/drafts/use-draft.ts";
import type { DireccionesView } from "./direcciones-data.ts";

/** The open dialog. */
export type OpenDireccion =
  | { kind: "add" }
  | { kind: "edit" | "remove"; direccion: Direccion }
  | null;

const draftKind = "direccion";
const newName = "nueva";

/** Name of the draft; null is a new direccion. */
export function direccionDraft(direccion: Pick<Direccion, "id"> | null): string {
  return `${draftKind}:${nameOf(direccion)}`;
}

/** DOM id of the button that opens the form. */
export function openerId(direccion: Pick<Direccion, "id"> | null): string {
  return `${draftKind}-${nameOf(direccion)}`;
}

/** The form that has a draft; null when its direccion was deleted. */
export function formWithDraft(
  drafts: readonly string[],
  direcciones: readonly Direccion[],
): OpenDireccion {
  if (drafts.includes(newName)) return { kind: "add" };
  const direccion = direcciones.find((known) => drafts.includes(nameOf(known)));
  return direccion ? { kind: "edit", direccion } : null;
}

/** Opens by itself when it has a draft and the direcciones are loaded. */
export function useOpenDireccion({ status, direcciones }: DireccionesView) {
  const drafts = useDraftNames(draftKind);
  const [open, setOpen] = useState<OpenDireccion>(null);
  const isChecked = useRef(false);
  useEffect(() => {
    if (status !== "ready" || isChecked.current) return;
    isChecked.current = true;
    const form = formWithDraft(drafts, direcciones);
    if (form === null) return;
    // Closing the dialog returns the focus to this button.
    const opener = openerId(form.kind === "add" ? null : form.direccion);
    document.getElementById(opener)?.focus({ preventScroll: true });
    setOpen(form);
  }, [status, direcciones, drafts]);
  return [open, setOpen] as const;
}

function nameOf(direccion: Pick<Direccion, "id"> | null): string {
  return direccion ? String(direccion.id) : newName;
}
