import type { PlaceTrabajos } from "#contract/schemas/taller.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { undoMoves } from "./placas.ts";
import { tallerCopy as copy } from "./taller.copy.ts";
import { isRefusal } from "./tap-queue.ts";

type Moves = PlaceTrabajos["piezas"];

/** Tells how it went, and can be undone. Answers a text when the shop gave no answer: nothing has moved. */
export async function placeTrabajos(piezas: Moves): Promise<string | null> {
  const result = await api("placeTrabajos", { body: { piezas } });
  if (!result.ok && !isRefusal(result.status)) return result.error ?? copy.placeFailed;
  await refreshOwn("listTrabajos");
  if (result.ok) {
    const undo = { label: copy.undo, act: () => void undoPlacing(piezas) };
    showToast(result.data.mensaje, "success", { action: undo });
  } else showToast(result.error ?? copy.placeFailed, "error");
  return null;
}

async function undoPlacing(piezas: Moves): Promise<void> {
  const fault = await placeTrabajos(undoMoves(piezas));
  const again = { label: copy.sendAgain, act: () => void undoPlacing(piezas) };
  if (fault !== null) showToast(fault, "error", { action: again });
}
