import { useEffect, useRef, useState } from "react";
import type { Direccion } from "#contract/schemas/direcciones.ts";
import { useWaitingDrafts } from "#web/areas/acceso/drafts/use-kept-draft.ts";
import type { DireccionesView } from "./direcciones-data.ts";

/** The window that is open over the addresses, or null. */
export type OpenDireccion =
  | { kind: "add" }
  | { kind: "edit" | "remove"; direccion: Direccion }
  | null;

const draftKind = "direccion";
const newName = "nueva";

/** The name of the form's draft; null is the form of a new address. */
export function direccionDraft(direccion: Pick<Direccion, "id"> | null): string {
  return `${draftKind}:${nameOf(direccion)}`;
}

/** The id of the button that opens the form. */
export function openerId(direccion: Pick<Direccion, "id"> | null): string {
  return `${draftKind}-${nameOf(direccion)}`;
}

/** Which of these forms a waiting draft is for; null when it is for none that is still here. */
export function waitingForm(
  waiting: readonly string[],
  direcciones: readonly Direccion[],
): OpenDireccion {
  if (waiting.includes(newName)) return { kind: "add" };
  const direccion = direcciones.find((known) => waiting.includes(nameOf(known)));
  return direccion ? { kind: "edit", direccion } : null;
}

/**
 * The window that is open. The one that the end of a session closed over something typed opens by
 * itself, once the addresses are here.
 */
export function useOpenDireccion({ status, direcciones }: DireccionesView) {
  const waiting = useWaitingDrafts(draftKind);
  const [open, setOpen] = useState<OpenDireccion>(null);
  const isLookedAt = useRef(false);
  useEffect(() => {
    if (status !== "ready" || isLookedAt.current) return;
    isLookedAt.current = true;
    const form = waitingForm(waiting, direcciones);
    if (form === null) return;
    // Closing it gives the focus back to where a press would have come from.
    const opener = openerId(form.kind === "add" ? null : form.direccion);
    document.getElementById(opener)?.focus({ preventScroll: true });
    setOpen(form);
  }, [status, direcciones, waiting]);
  return [open, setOpen] as const;
}

function nameOf(direccion: Pick<Direccion, "id"> | null): string {
  return direccion ? String(direccion.id) : newName;
}
