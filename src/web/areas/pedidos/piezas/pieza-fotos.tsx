import { useId } from "react";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { describePieza } from "#contract/values/producto/describe-pieza.ts";
import { useAnswer } from "#web/app/api/use-answer.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { FotoSquare } from "../devoluciones/foto-list.tsx";
import type { PedidoKey } from "../devoluciones/own-devoluciones.ts";
import { piezasCopy as copy } from "./piezas.copy.ts";

type Props = { of: PedidoKey; pedido: Pick<Pedido, "fotos" | "detalles"> };

/** The pieces of a pedido as they were at their check. */
export function PiezaFotos({ of, pedido: { fotos = [], detalles } }: Props) {
  const titleId = useId();
  if (fotos.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-4 print:hidden">
      <h2 id={titleId} className="text-xl">
        {copy.title(fotos.length)}
      </h2>
      <ul className="grid max-w-text grid-cols-3 gap-2 sm:grid-cols-4">
        {fotos.map(({ trabajo_id, detalle_id }) => {
          const detalle = detalles.find(({ id }) => id === detalle_id);
          const alt = copy.fotoAlt(detalle ? describePieza(detalle) : "");
          return (
            <li key={trabajo_id}>
              <Foto of={of} trabajoId={trabajo_id} alt={alt} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type FotoProps = { of: PedidoKey; trabajoId: number; alt: string };

function Foto({ of, trabajoId, alt }: FotoProps) {
  const body = { trabajo_id: trabajoId, ...("enlace" in of && { enlace: of.enlace }) };
  const { answer, failure, isAsking } = useAnswer("openTrabajoFoto", {
    ...{ body, by: useSession().id },
  });
  if (failure && !isAsking && !answer)
    return (
      <p role="alert" className="aspect-square overflow-hidden text-sm">
        {copy.failed}
      </p>
    );
  return <FotoSquare foto={answer?.data.foto} alt={alt} />;
}
