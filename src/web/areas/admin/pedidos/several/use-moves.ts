import { useRef, useState } from "react";
import type { BodyOf } from "#contract/client.ts";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { api } from "#web/app/api/api.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { adminPedidoCopy } from "../pedidos.copy.ts";

export type Move = { pedido: PedidoAdmin; body: BodyOf<"movePedido"> };
export type Outcome = {
  isDone: boolean;
  text: string;
  /** A piece was not checked: it goes only with a reason. */
  needsReason?: boolean;
};

export type Moves = {
  /** By the id of the pedido; the latest. */
  outcomes: ReadonlyMap<number, Outcome>;
  /** Null while nothing runs. */
  progress: { place: number; count: number } | null;
  /** One after the other: each succeeds or fails alone. Does nothing while it runs. */
  run: (moves: readonly Move[]) => Promise<void>;
};

export function useMoves(onMoved: (pedido: PedidoAdmin) => void): Moves {
  const isRunning = useRef(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [progress, setProgress] = useState<Moves["progress"]>(null);

  async function run(moves: readonly Move[]): Promise<void> {
    if (isRunning.current || moves.length === 0) return;
    isRunning.current = true;
    for (const [index, { pedido, body }] of moves.entries()) {
      setProgress({ place: index + 1, count: moves.length });
      const result = await api("movePedido", { query: { id: String(pedido.id) }, body });
      const outcome = result.ok
        ? { isDone: true, text: result.data.mensaje }
        : {
            isDone: false,
            text: result.error ?? adminPedidoCopy.noAnswer,
            needsReason: result.campos.sin_revisar !== undefined,
          };
      setOutcomes((before) => new Map(before).set(pedido.id, outcome));
      if (result.ok) onMoved(result.data.pedido);
    }
    isRunning.current = false;
    setProgress(null);
    await refreshOwn("listAllPedidos", "listDoubtfulPagos", "getResumen");
  }

  return { outcomes, progress, run };
}
