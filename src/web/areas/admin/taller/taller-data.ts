import { useCallback, useEffect, useMemo } from "react";
import type { StepTrabajos } from "#contract/schemas/taller.ts";
import { api } from "#web/app/api/api.ts";
import { localBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { useExternalStore } from "#web/app/browser/external-store.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { usePolling } from "#web/areas/acceso/own-data/use-polling.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { tallerCopy as copy, trabajoEstadoNames } from "./taller.copy.ts";
import { applyTaps, createTapQueue } from "./tap-queue.ts";

const retryMs = 5_000;
/** Another phone may work on the same board. */
const pollMs = 20_000;

/** The open work with the taps of this browser; `step` takes one more, `waiting` is how many find no answer. */
export function useTaller() {
  const { id: userId } = useSession();
  const view = useOwn("listTrabajos", { query: {}, freshMs: 0 });
  usePolling(view, pollMs);
  const queue = useMemo(() => openQueue(userId), [userId]);
  const taps = useExternalStore(queue.taps);
  useEffect(() => {
    const flush = () => void queue.flush();
    if (queue.taps.read().length > 0) flush();
    window.addEventListener("online", flush);
    return () => window.removeEventListener("online", flush);
  }, [queue]);
  const known = view.status === "ready" ? view.data.trabajos : [];
  const trabajos = useMemo(() => applyTaps(known, taps), [known, taps]);

  const step = useCallback(
    (tap: StepTrabajos): void => {
      queue.add(tap);
      const text = copy.stepped(tap.ids.length, trabajoEstadoNames[tap.estado]);
      const back = { ids: tap.ids, desde: tap.estado, estado: tap.desde };
      const undo = { label: copy.undo, act: () => queue.add(back) };
      showToast(text, "success", tap.estado === "fallido" ? {} : { action: undo });
    },
    [queue],
  );

  const isStalled = taps.some(({ isLate }) => isLate);
  const waiting = isStalled ? taps.filter(({ isSent }) => !isSent).length : 0;
  return { view, trabajos, step, waiting };
}

export type Step = ReturnType<typeof useTaller>["step"];

function openQueue(userId: string) {
  return createTapQueue({
    send: (body) => api("stepTrabajos", { body }),
    reload: () => refreshOwn("listTrabajos", "getPedidoDetalle", "getResumen"),
    onRefused: (error) => showToast(error ?? copy.stepFailed, "error"),
    storage: localBrowserStorage(),
    key: `taller ${userId}`,
    later: (act) => void setTimeout(act, retryMs),
  });
}
