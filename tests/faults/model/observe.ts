import type { Selectable } from "kysely";
import { listTransacciones } from "#rig/standins/webpay.ts";
import type { PagoIntentosTable } from "#server/db/schema/pedidos.ts";
import { readLineas } from "#server/modules/carrito/index.ts";
import {
  freeUnits,
  heldUnits,
  type Intento,
  itemAt,
  type Model,
  montoOf,
  pedidoOf,
  returnedOf,
  unitsOfProducto,
} from "./model.ts";
import { carritoOf } from "./model-carrito.ts";
import type { Transaccion } from "./model-provider.ts";
import { compare, readAvisos, readToldAvisos } from "./observe-avisos.ts";
import { readDevoluciones } from "./observe-devoluciones.ts";
import {
  describeLinea,
  describeReembolso,
  medidaOf,
  readCorreos,
  readParts,
  readPedidos,
  textoOf,
} from "./observe-pedidos.ts";
import { expectedPeticiones, readPeticiones } from "./observe-peticiones.ts";
import { readTaller } from "./observe-taller.ts";
import type { Real } from "./world.ts";

export async function readIntentos({
  ctx,
  people,
}: Real): Promise<Selectable<PagoIntentosTable>[]> {
  const ids = people.map(({ session }) => session.usuario_id);
  return ctx.db
    .selectFrom("pago_intentos")
    .selectAll()
    .where("usuario_id", "in", ids)
    .orderBy("id")
    .execute();
}

/** Ids of the pedidos, by their places in the model. */
export async function readPedidoIds(real: Real): Promise<number[]> {
  return idsOf(await readIntentos(real));
}

function idsOf(intentos: readonly { pedido_id: number }[]): number[] {
  return [...new Set(intentos.map(({ pedido_id }) => pedido_id))].toSorted((a, b) => a - b);
}

export async function observe(real: Real) {
  const { productos, people, ctx } = real;
  const rows = await readIntentos(real);
  const pedidoIds = idsOf(rows);
  const pedidos = await readPedidos(real, pedidoIds);
  const reservas = await readReservas(real);
  const transacciones = new Map(
    (await listTransacciones(real.shop)).map((it) => [
      it.token,
      it as typeof it & { estado: string },
    ]),
  );
  const carritos = await Promise.all(
    people.map(({ session }) => readLineas(ctx.db, session.usuario_id)),
  );
  return {
    productos: await readProductos(real, reservas),
    carritos: carritos.map((lineas) =>
      lineas.map(({ producto_id, cantidad, precio, disponible, a_medida, pieza }) => {
        const medida = medidaOf({ a_medida, sin_retracto: false });
        const producto = productos.indexOf(producto_id);
        const texto = textoOf(pieza?.valores);
        return { producto, texto, cantidad, precio, disponible, medida };
      }),
    ),
    pedidos: pedidos.map((pedido) => {
      const tokens = rows.filter((row) => row.pedido_id === pedido.id).map(({ token }) => token);
      const kept = tokens.map((token) => keptMoney(transacciones.get(token ?? "")));
      const { estado, total, devuelto, despacho, reembolsos, lineas } = pedido;
      return {
        estado,
        total,
        devuelto,
        despacho,
        lineas,
        reembolsos,
        charges: kept.filter((amount) => amount > 0),
      };
    }),
    intentos: rows.map((row) => ({
      pedido: pedidoIds.indexOf(row.pedido_id),
      person: people.findIndex(({ session }) => session.usuario_id === row.usuario_id),
      estado: row.estado,
      monto: row.monto,
      reserva: [
        ...new Set(reservas.filter((it) => it.intento_id === row.id).map((it) => it.estado)),
      ].join(),
      isPlanned: row.proxima_consulta_en !== null,
      provider: estadoOf(transacciones.get(row.token ?? "")?.estado),
    })),
    correos: [
      ...(await readCorreos(real, {
        pedidoIds,
        intentoIds: rows.map(({ id }) => id),
        parts: await readParts(real, pedidoIds),
      })),
      ...(await readToldAvisos(real)),
    ].toSorted(),
    avisos: await readAvisos(real),
    peticiones: await readPeticiones(real),
    devoluciones: (await readDevoluciones(real)).map(({ estado }) => estado),
    taller: await readTaller(real, pedidoIds),
  };
}

export function expected(model: Model): Awaited<ReturnType<typeof observe>> {
  return {
    productos: model.productos.map(({ stock, precio, isActivo }, producto) => {
      const held = heldUnits(model, producto);
      return { stock, precio, isActivo, reservado: held, enReservas: held };
    }),
    carritos: model.carritos.map((_, person) =>
      carritoOf(model, person).map((linea) => {
        const { producto } = linea;
        const own = heldUnits(model, producto, person);
        return { ...linea, disponible: freeUnits(model, producto) + own };
      }),
    ),
    pedidos: model.pedidos.map((pedido, place) => {
      const { estado, total, despacho } = pedido;
      const charges = model.intentos
        .filter((it) => it.pedido === place)
        .flatMap(({ transaccion: it }) => (it?.estado === "charged" ? [total - it.returned] : []));
      const reembolsos = pedido.reembolsos.map((it) => describeReembolso(montoOf(it), it.isDone));
      const lineas = pedido.lineas.map((line) => describeLinea(line, pedido.isErased));
      const devuelto = returnedOf(pedido);
      return { estado, total, devuelto, despacho, lineas, reembolsos, charges };
    }),
    intentos: model.intentos.map((it) => ({
      pedido: it.pedido,
      person: it.person,
      estado: it.estado,
      monto: itemAt(model.pedidos, it.pedido).total,
      reserva: reservaOf(model, it),
      isPlanned: !it.isStopped && ["abierto", "confirmando", "por_reembolsar"].includes(it.estado),
      provider: it.transaccion?.estado ?? null,
    })),
    correos: model.correos.toSorted(),
    peticiones: expectedPeticiones(model.peticiones),
    devoluciones: model.devoluciones.map(({ estado }) => estado),
    taller: model.taller,
    avisos: model.avisos.toSorted((a, b) => a.producto - b.producto || compare(a.waiter, b.waiter)),
  };
}

/** Productos whose units are all back on the shelf are free again. */
function reservaOf(model: Model, intento: Intento): string {
  if (intento.reserva !== "vendida") return intento.reserva;
  const { lineas, reembolsos } = pedidoOf(model, intento);
  const back = reembolsos.filter((it) => it.isDone && it.restocks).flatMap((it) => it.lineas);
  const sold = [...new Set(lineas.map(({ producto }) => producto))].toSorted((a, b) => a - b);
  const estados = sold.map((producto) => {
    const isBack = unitsOfProducto(back, producto) === unitsOfProducto(lineas, producto);
    return isBack ? "liberada" : "vendida";
  });
  return [...new Set(estados)].join();
}

async function readProductos({ ctx, productos }: Real, reservas: Reservas) {
  const rows = await ctx.db
    .selectFrom("productos")
    .select(["id", "stock", "reservado", "precio", "activo"])
    .where("id", "in", productos)
    .orderBy("id")
    .execute();
  return rows.map(({ id, activo, ...row }) => {
    const open = reservas.filter((it) => it.producto_id === id && it.estado === "abierta");
    const enReservas = open.reduce((sum, { cantidad }) => sum + cantidad, 0);
    return { ...row, isActivo: activo === 1, enReservas };
  });
}

/** Units that each person holds, and how long the longest hold before a confirmation was planned. */
export async function readHolds({ ctx, people }: Real) {
  const ids = people.map(({ session }) => session.usuario_id);
  const rows = await ctx.db
    .selectFrom("reservas")
    .innerJoin("pago_intentos", "pago_intentos.id", "reservas.intento_id")
    .select(["cantidad", "reservas.usuario_id", "reserva_desde", "reservas.expira_en"])
    .select("pago_intentos.estado")
    .where("reservas.usuario_id", "in", ids)
    .where("reservas.estado", "=", "abierta")
    .execute();
  return [...Map.groupBy(rows, ({ usuario_id }) => usuario_id).values()].map((held) => {
    const planned = held.filter(({ estado }) => estado === "abierto");
    const lengths = planned.map((it) => it.expira_en - Number(it.reserva_desde));
    return {
      units: held.reduce((sum, { cantidad }) => sum + cantidad, 0),
      longestMs: Math.max(0, ...lengths),
    };
  });
}

type Reservas = Awaited<ReturnType<typeof readReservas>>;

async function readReservas({ ctx, productos }: Real) {
  return ctx.db
    .selectFrom("reservas")
    .select(["intento_id", "producto_id", "cantidad", "estado"])
    .where("producto_id", "in", productos)
    .orderBy("id")
    .execute();
}

const estados: Record<string, Transaccion["estado"]> = {
  created: "created",
  form_open: "open",
  aborted: "dead",
  expired: "dead",
  resolved_ok: "approved",
  resolved_rejected: "rejected",
  committed_ok: "charged",
  partially_nullified: "charged",
  committed_rejected: "refused",
  reversed: "given back",
  nullified: "given back",
};

function estadoOf(estado: string | undefined): Transaccion["estado"] | null {
  return estado === undefined ? null : (estados[estado] ?? null);
}

function keptMoney(transaccion?: { captured_amount: number; refunded_amount: number }): number {
  return transaccion ? transaccion.captured_amount - transaccion.refunded_amount : 0;
}
