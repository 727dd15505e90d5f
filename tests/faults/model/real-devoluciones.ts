import { inTransaction } from "#server/db/database.ts";
import { answerDevolucion } from "#server/modules/devoluciones/answer-devolucion.service.ts";
import { askDevolucion } from "#server/modules/devoluciones/ask-devolucion.service.ts";
import { selectDetalles } from "#server/modules/pedidos/index.ts";
import { readPedidoIds } from "./observe.ts";
import { readDevoluciones } from "./observe-devoluciones.ts";
import { answerOf } from "./real.ts";
import type { Real } from "./world.ts";

type Wish = { pedido: number; person: number; linea: number; clave: string };

export async function askRetracto(real: Real, wish: Wish): Promise<number> {
  const { ctx, clock, people } = real;
  const pedido_id = (await readPedidoIds(real))[wish.pedido] ?? 0;
  const detalles = await selectDetalles(ctx.db, [pedido_id]);
  const bought = detalles[wish.linea];
  if (!bought) throw new Error(`pedido ${wish.pedido} has no such line`);
  const session = people[wish.person]?.session ?? null;
  const lineas = [{ detalle_id: bought.id, cantidad: 1 }];
  return answerOf(() =>
    inTransaction(ctx.db, (tx) =>
      askDevolucion(tx, {
        caller: { pedido_id, session, now: clock.now() },
        wish: { tipo: "retracto", lineas, detalle: "", clave: wish.clave },
        inbox: "tienda@modelo.cl",
      }),
    ),
  );
}

type Given = { place: number; decision: "aceptada" | "rechazada"; restocks: boolean };

export async function answerRetracto(real: Real, given: Given): Promise<number> {
  const { ctx, actor } = real;
  const id = (await readDevoluciones(real))[given.place]?.id ?? 0;
  const { decision, restocks: reponer_stock } = given;
  return answerOf(() =>
    answerDevolucion(ctx, { id, decision, respuesta: "Está usada", reponer_stock, actor }),
  );
}
