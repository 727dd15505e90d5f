import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../../db/database.ts";
import { pedidoNumero, selectPedidoFacts } from "../../pedidos/index.ts";
import { selectOpenTrabajos } from "../trabajos.queries.ts";
import type { Work } from "./plan-finish.ts";
import { isUnprinted, readKinds } from "./work-ahead.service.ts";

type Promised = {
  pedido_id: number;
  numero: string;
  nombre: string;
  /** Day on which the parcel was to be ready; of older pedidos the last day of the promise. */
  prometido: string;
  works: Work[];
};

/** Pedidos with a promise and prints that are not done, those that promised first first. Lets others in between. */
export async function* readPromised(db: Db): AsyncGenerator<Promised> {
  const open = (await selectOpenTrabajos(db)).filter(isUnprinted);
  const kindOf = await readKinds(db, open);
  const byPedido = Map.groupBy(open, ({ pedido_id }) => pedido_id);
  const facts = await selectPedidoFacts(db, [...byPedido.keys()]);
  const promised = [...byPedido].flatMap(([pedido_id, trabajos]): Promised[] => {
    const { nombre, despacho_listo, despacho_hasta } = facts.of(pedido_id);
    const prometido = despacho_listo ?? despacho_hasta;
    if (prometido === null) return [];
    const works = trabajos.flatMap((it) => {
      const kind = kindOf(it);
      return kind ? [{ ...kind, piezas: 1 }] : [];
    });
    return [{ pedido_id, numero: pedidoNumero(pedido_id), nombre, prometido, works }];
  });
  const inSequence = promised.toSorted(
    (a, b) => a.prometido.localeCompare(b.prometido) || a.pedido_id - b.pedido_id,
  );
  for (const one of inSequence) {
    yield one;
    await nextTurn();
  }
}
