import type { PedidoDevoluciones } from "#contract/schemas/devoluciones.ts";
import { answers, keyOf } from "#web/app/api/answers.ts";
import { useAnswer } from "#web/app/api/use-answer.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";

/** How the pedido is named to the API: an own one, or by the secret of a mail's link. */
export type PedidoKey = { pedido_id: string } | { enlace: string };

/** Data URLs; null while they are loaded. */
export function useFotosOf(of: PedidoKey, devolucionId: number) {
  const body = { ...of, devolucion_id: devolucionId };
  const { answer, failure } = useAnswer("openDevolucionFotos", { body, by: useSession().id });
  return { fotos: answer?.data.fotos ?? null, isFailed: failure !== null };
}

export function useDevoluciones(of: PedidoKey) {
  const { id: by } = useSession();
  const asking = { body: of, by };
  const { answer, failure, isAsking, refresh } = useAnswer("openDevoluciones", asking);
  return {
    data: answer?.data,
    isFailed: failure !== null && !isAsking,
    retry: refresh,
    show: (data: PedidoDevoluciones) =>
      answers.put<"openDevoluciones">(keyOf("openDevoluciones", asking, by), data),
  };
}
