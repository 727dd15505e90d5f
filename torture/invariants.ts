import { createClient } from "#contract/client.ts";
import { routes } from "#contract/routes.ts";
import type { ShopProcess } from "#rig/process/shop-process.ts";
import { networkTransport } from "#rig/shop/network-transport.ts";
import { listTransacciones } from "#rig/standins/webpay.ts";
import { checkShop, describeBroken } from "#server/app/checks/check-shop.ts";
import type { Config } from "#server/config/config.ts";
import type { Db } from "#server/db/database.ts";
import { createDiskImageStore } from "#server/providers/image-store.ts";
import { systemClock } from "#server/time/clock.ts";
import { findAvisoFaults, isAviso } from "./avisos.ts";
import type { Ledger } from "./ledger.ts";
import { readHeaders } from "./mail-headers.ts";
import type { Cast } from "./people.ts";
import type { World } from "./world.ts";

export type Scene = {
  world: World;
  cast: Cast;
  ledger: Ledger;
  shop: ShopProcess;
  db: Db;
};

/** docs/reglas.md 80, each with the violations found. */
export const invariants = {
  "paid stays paid": findLostPedidos,
  "money matches": findMoneyFaults,
  "stock adds up": findStockFaults,
  "rules hold": findBrokenRules,
  "one mail each": findMailFaults,
  "one mail per aviso": findAvisoFaults,
  "writes readable": findLostWrites,
  "tokens once": findReusedTokens,
} as const satisfies Record<string, (scene: Scene) => Promise<string[]>>;

export type Invariant = keyof typeof invariants;
export const invariantNames = Object.keys(invariants) as Invariant[];

const maxTokensTried = 5;
const paid = ["pagado", "en_preparacion", "enviado", "entregado"] as const;

function findLostPedidos({ db, ledger }: Scene): Promise<string[]> {
  return findLostIn(db, ledger);
}

/** Finds losses among the facts told to clients. */
export async function findLostIn(
  db: Db,
  ledger: Pick<Ledger, "paid" | "refunded" | "devuelto">,
): Promise<string[]> {
  const rows = await db
    .selectFrom("pedidos")
    .select(["id", "estado", "devuelto"])
    .orderBy("id")
    .execute();
  const estados = new Map(rows.map(({ id, estado }) => [id, estado]));
  const isKept = (id: number) => [...paid, "reembolsado"].includes(estados.get(id) ?? "");
  const lost = [...ledger.paid].filter((id) => !isKept(id));
  const isBack = ([id, told]: [number, number]) =>
    rows.some((it) => it.id === id && it.devuelto >= told);
  const partly = [...ledger.devuelto].filter((it) => !isBack(it));
  const unrefunded = [...ledger.refunded].filter((id) => estados.get(id) !== "reembolsado");
  return [
    ...lost.map((id) => `pedido ${id} was shown as paid and is ${estados.get(id)}`),
    ...unrefunded.map((id) => `pedido ${id} was told to be refunded and is ${estados.get(id)}`),
    ...partly.map(([id, told]) => `pedido ${id} was told to have ${told} back and has less`),
  ];
}

/** docs/reglas.md 80, 2 */
export async function findMoneyFaults({ world, db }: Scene): Promise<string[]> {
  const transacciones = await listTransacciones(world);
  const kept = transacciones
    .filter((it) => it.captured_amount - it.refunded_amount > 0)
    .map((it) => `${pedidoOf(it.buy_order)}:${it.captured_amount - it.refunded_amount}`);
  const rows = await db
    .selectFrom("pedidos")
    .select(["id", "total", "devuelto"])
    .where("estado", "in", paid)
    .orderBy("id")
    .execute();
  const owed = rows.map(({ id, total, devuelto }) => `${id}:${total - devuelto}`);
  return [
    ...without(kept, owed).map((it) => `charged without a paid pedido: ${it}`),
    ...without(owed, kept).map((it) => `paid pedido without a charge: ${it}`),
  ];
}

function pedidoOf(buyOrder: string): string {
  return /^E(\d+)-/.exec(buyOrder)?.[1] ?? buyOrder;
}

function without(list: string[], taken: string[]): string[] {
  const left = [...taken];
  return list.filter((item) => {
    const place = left.indexOf(item);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Every unit of the start is on the shelf or sold. */
async function findStockFaults({ db, cast }: Scene): Promise<string[]> {
  const productos = await db
    .selectFrom("productos")
    .select(["id", "stock"])
    .orderBy("id")
    .execute();
  const rows = await db
    .selectFrom("reservas")
    .select((eb) => ["producto_id", eb.fn.sum<number>("cantidad").as("units")])
    .where("estado", "=", "vendida")
    .groupBy("producto_id")
    .execute();
  const sums = new Map(rows.map(({ producto_id, units }) => [producto_id, Number(units)]));
  return productos.flatMap(({ id, stock }) => {
    const initial = cast.initialStock.get(id) ?? Number.NaN;
    const sold = sums.get(id) ?? 0;
    return initial === stock + sold ? [] : [`producto ${id}: ${initial} ≠ ${stock} + ${sold}`];
  });
}

/** Checks the rules of `npm run tienda -- revisar`. */
function findBrokenRules({ world: { config }, db }: Scene): Promise<string[]> {
  return findBrokenIn(db, config);
}

export async function findBrokenIn(db: Db, config: Config): Promise<string[]> {
  const images = createDiskImageStore(config.dataDir);
  const broken = await checkShop({ db, config, images, clock: systemClock });
  return broken.map(describeBroken);
}

/** A death may double the mail in flight. */
async function findMailFaults({ world, db, ledger }: Scene): Promise<string[]> {
  const caught = await readHeaders(world);
  const receipts = caught.filter(({ asunto }) => asunto.startsWith("Recibimos tu pago"));
  const bySubject = Map.groupBy(receipts, ({ asunto }) => asunto);
  const rows = await db
    .selectFrom("pedidos")
    .select("id")
    .where("pago", "is not", null)
    .orderBy("id")
    .execute();
  const faults = rows.flatMap(({ id }) => {
    const found = bySubject.get(`Recibimos tu pago: pedido E-${String(id).padStart(6, "0")}`) ?? [];
    if (found.length === 0) return [`pedido ${id} has no mail`];
    const names = new Set(found.map(({ messageId }) => messageId));
    return names.size > 1 ? [`pedido ${id} has mails of different Message-ID`] : [];
  });
  const before = ledger.doubledMails;
  const counted = [...receipts, ...caught.filter(isAviso)];
  ledger.doubledMails = counted.length - new Set(counted.map(({ messageId }) => messageId)).size;
  const doubled = ledger.doubledMails - before;
  return doubled > 1 ? [...faults, `${doubled} mails doubled by one death`] : faults;
}

async function findLostWrites({ db, ledger }: Scene): Promise<string[]> {
  const mensajes = await db.selectFrom("mensajes_contacto").select("mensaje").execute();
  const kept = new Set(mensajes.map(({ mensaje }) => mensaje));
  const direcciones = await db.selectFrom("direcciones").select(["id", "nota"]).execute();
  const notas = new Map(direcciones.map(({ id, nota }) => [id, nota]));
  const lost = [...ledger.mensajes].filter((mensaje) => !kept.has(mensaje));
  const stale = [...ledger.notas].filter(([id, { acknowledged, sent }]) => {
    return acknowledged !== "" && ![acknowledged, ...sent].includes(notas.get(id) ?? "");
  });
  return [
    ...lost.map((mensaje) => `lost: ${mensaje}`),
    ...stale.map(([id]) => `direccion ${id} fell back behind what was acknowledged`),
  ];
}

/** The newest used ones are retried. */
async function findReusedTokens({ ledger, shop }: Scene): Promise<string[]> {
  const api = createClient(networkTransport(shop.url), routes);
  const password = "otra-clave-larga-9";
  const doubled = [...ledger.usedTokens.values()].filter((times) => times > 1);
  const faults = doubled.map(() => "a one-time token worked twice at once");
  for (const token of [...ledger.usedTokens.keys()].slice(-maxTokensTried)) {
    const body = { token, password, confirm_password: password };
    const answer = await api("resetPassword", { body });
    if (answer.ok) faults.push("a one-time token worked again");
  }
  return faults;
}
