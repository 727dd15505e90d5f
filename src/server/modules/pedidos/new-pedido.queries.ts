import type { Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import { isSqlite } from "../../db/engine.ts";
import { idOf, pick, prepare, prepareForRows } from "../../db/prepared.ts";
import type { PedidoDetallesTable, PedidosTable } from "../../db/schema/pedidos.ts";
import { pedidoBusqueda } from "./pedido-numero.ts";
import { payableEstados } from "./pedido-transitions.ts";
import { eventoMotivos } from "./pedidos.messages.ts";
import { insertEvento } from "./pedidos.queries.ts";

type SamePedido = { usuarioId: number; huella: string; since: number };

const payable = prepare((db, { usuarioId, huella, since }: SamePedido) =>
  db
    .selectFrom("pedidos")
    .select(["id", "estado", "total"])
    .where("usuario_id", "=", usuarioId)
    .where("huella", "=", huella)
    .where("estado", "in", payableEstados)
    .where((eb) => eb.or([eb("creado_en", ">=", since), eb("estado", "=", "pendiente_pago")]))
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate(),
);

/** A pedido of equal content: created since then, or waiting for its payment. */
export async function selectPayableByHuella(tx: Tx, wanted: SamePedido) {
  return (await payable(tx, wanted)).rows[0];
}

const pedidoValues = [
  "usuario_id",
  "nombre",
  "email",
  "total",
  "direccion",
  "recibe",
  "telefono",
  "huella",
  "despacho_modo",
  "despacho_precio",
  "despacho_desde",
  "despacho_hasta",
  "despacho_listo",
  "terminos_version",
  "terminos_aceptados_en",
] as const;

type PedidoRow = Pick<Selectable<PedidosTable>, (typeof pedidoValues)[number]>;
type PedidoValues = PedidoRow & { now: number };

const newRow = prepare((db, pedido: PedidoValues) => {
  const row = pick(pedido, pedidoValues) as PedidoRow;
  return db
    .insertInto("pedidos")
    .values({ ...row, creado_en: pedido.now, estado: "pendiente_pago" })
    .returning("id");
});

const columns = [
  "producto_id",
  "nombre_producto",
  "sku",
  "precio_unitario",
  "cantidad",
  "a_medida",
  "sin_retracto",
  "personalizacion",
] as const;

type DetalleValues = Pick<Selectable<PedidoDetallesTable>, (typeof columns)[number]>;
/** Without a personalizacion it is a plain line. */
type NewDetalle = Omit<DetalleValues, "personalizacion"> &
  Partial<Pick<DetalleValues, "personalizacion">>;
export type NewPedido = PedidoValues & { detalles: readonly NewDetalle[] };

const newBusqueda = prepare((db, { id, busqueda }: { id: number; busqueda: string }) =>
  db.updateTable("pedidos").set({ busqueda }).where("id", "=", id),
);

const newDetalles = prepareForRows(columns, (db, rows: DetalleValues[], { id }: { id: number }) =>
  db.insertInto("pedido_detalles").values(rows.map((row) => ({ ...row, pedido_id: id }))),
);

/** Keeps the words that find a pedido at what its lines say now. */
export async function writeBusqueda(tx: Tx, searched: Parameters<typeof pedidoBusqueda>[0]) {
  await newBusqueda(tx, { id: searched.id, busqueda: pedidoBusqueda(searched) });
}

type Rest = { id: number; busqueda: string; motivo: string; now: number };

/** PostgreSQL only: what refers to the new row, in one round trip. */
const newParts = prepareForRows(columns, (db, rows: DetalleValues[], rest: Rest) => {
  const { id, busqueda, motivo, now } = rest;
  return db
    .with("numerado", (parts) =>
      parts.updateTable("pedidos").set({ busqueda }).where("id", "=", id).returning("id"),
    )
    .with("lineas", (parts) =>
      parts
        .insertInto("pedido_detalles")
        .values(rows.map((row) => ({ ...row, pedido_id: id })))
        .returning("id"),
    )
    .insertInto("pedido_eventos")
    .values({ pedido_id: id, estado: "pendiente_pago", motivo, creado_en: now });
});

export async function insertPedido(tx: Tx, pedido: NewPedido): Promise<number> {
  const detalles = pedido.detalles.map((it) => ({ personalizacion: "", ...it }));
  const id = idOf(await newRow(tx, pedido));
  const { now } = pedido;
  const busqueda = pedidoBusqueda({ ...pedido, id, detalles });
  const motivo = eventoMotivos.created;
  if (!isSqlite(tx)) {
    await newParts(tx, detalles, { id, busqueda, motivo, now });
    return id;
  }
  await newBusqueda(tx, { id, busqueda });
  await newDetalles(tx, detalles, { id });
  await insertEvento(tx, { pedido_id: id, estado: "pendiente_pago", motivo, now });
  return id;
}

const acceptance = prepare(
  (db, { id, version, now }: { id: number; version: number; now: number }) =>
    db
      .updateTable("pedidos")
      .set({ terminos_version: version, terminos_aceptados_en: now })
      .where("id", "=", id)
      .where("estado", "in", payableEstados),
);

/** The payment of a known pedido began again, with the box: the newest acceptance stands. */
export async function recordAcceptance(
  tx: Tx,
  accepted: { id: number; version: number; now: number },
): Promise<void> {
  await acceptance(tx, accepted);
}

type Plazo = { id: number; desde: string; hasta: string; listo: string | null };

const plazo = prepare((db, { id, desde, hasta, listo }: Plazo) =>
  db
    .updateTable("pedidos")
    .set({ despacho_desde: desde, despacho_hasta: hasta, despacho_listo: listo })
    .where("id", "=", id)
    .where("estado", "in", payableEstados),
);

/** The payment of a known pedido began again, on another day: what is promised now holds. */
export async function renewPlazo(tx: Tx, renewed: Plazo): Promise<void> {
  await plazo(tx, renewed);
}
