import type { DemoProducto } from "#demo/catalogo.ts";
import { emailOf } from "#demo/history/buyers.ts";
import { pastMensajes } from "#demo/history/mensajes.ts";
import { createRandom } from "#demo/solids/random.ts";
import { days, hours } from "#server/time/clock.ts";
import { ownerHour } from "./hours.ts";
import type { PastShop } from "./past-shop.ts";
import type { Scene } from "./pedido-scenes.ts";
import { historySeed, lastTakenAt, type Story, takesNothing, unitsTaken } from "./story.ts";

type Owner = { ownerEmail: string; now: number };

export function mensajeScenes({ ownerEmail, now }: Owner): Scene[] {
  return pastMensajes.flatMap(({ nombre, mensaje, hace, respuesta, isClosed = false }) => {
    const sentAt = now - hours(hace);
    const written: Scene = {
      at: sentAt,
      play: async (shop) => {
        const body = { nombre, email: emailOf(nombre), mensaje };
        await shop.call()("sendMensaje", { body });
      },
    };
    const texto = respuesta?.texto ?? null;
    if (texto === null && !isClosed) return [written];
    const at = sentAt + hours(respuesta?.tarda ?? 2);
    return [written, { at, play: (shop) => endMensaje(shop, { ownerEmail, nombre, texto }) }];
  });
}

type Ending = { ownerEmail: string; nombre: string; texto: string | null };

async function endMensaje(shop: PastShop, { ownerEmail, nombre, texto }: Ending): Promise<void> {
  const call = shop.call(await shop.enter(ownerEmail));
  const open = await call("listMensajes", { query: { estado: "nuevo" } });
  const id = open.find((mensaje) => mensaje.nombre === nombre)?.id ?? 0;
  if (texto === null) await call("patchMensaje", { query: { id }, body: { estado: "cerrado" } });
  else await call("answerMensaje", { query: { id }, body: { respuesta: texto } });
}

/** Edits of the owner since: units that were printed anew, and an older precio. */
export type Edit = {
  sku: string;
  at: number;
  units: number;
  precioBefore: number;
  /** The producto was sold out, and avisos were waiting. */
  isFromNothing?: true;
};

const restocks = 8;
const restockEvery = 3.4;
const mostPrinted = 10;
/** When the one that had run out was printed anew, and for how long nobody could buy it. */
const emptyDays = 4.4;
const emptyAtMostDays = 30;
const repriced = [
  { daysAgo: 22, by: 1000 },
  { daysAgo: 11, by: -1000 },
];

/**
 * The productos that sold best are printed anew, at most as many units as were sold since, so that at the end each
 * has the stock and precio of the catalogue.
 */
export function planEdits(
  productos: readonly DemoProducto[],
  { stories, now }: { stories: readonly Story[]; now: number },
): Edit[] {
  const random = createRandom(historySeed);
  const sold = unitsTaken(stories);
  const best = productos
    .filter(({ stock }) => stock > 0)
    .toSorted((a, b) => (sold.get(b.sku) ?? 0) - (sold.get(a.sku) ?? 0));
  const printed = best.slice(0, restocks).flatMap(({ sku, precio }, place) => {
    const at = ownerHour(now - days(29 - place * restockEvery), random);
    const units = Math.min(mostPrinted, unitsTaken(stories, at).get(sku) ?? 0);
    return units === 0 ? [] : [{ sku, at, units, precioBefore: precio }];
  });
  const changed = best.slice(restocks, restocks + repriced.length).map(({ sku, precio }, place) => {
    const { daysAgo = 0, by = 0 } = repriced[place] ?? {};
    const at = ownerHour(now - days(daysAgo), random);
    return { sku, at, units: 0, precioBefore: precio + by };
  });
  const edited = new Set(best.slice(0, restocks + repriced.length).map(({ sku }) => sku));
  const others = productos.filter(({ sku }) => !edited.has(sku));
  const at = ownerHour(now - days(emptyDays), random);
  return [...printed, ...changed, ...planReprint(others, { stories, at })];
}

/** A producto that was sold out: its stock before was what had been sold. */
function planReprint(
  productos: readonly DemoProducto[],
  { stories, at }: { stories: readonly Story[]; at: number },
): Edit[] {
  const unpaid = new Set(
    stories.filter(takesNothing).flatMap(({ lines }) => lines.map(({ sku }) => sku)),
  );
  const found = productos.find(({ sku, stock }) => {
    const since = lastTakenAt(stories, { sku, before: at }) ?? 0;
    const isLately = since < at - days(1) && since > at - days(emptyAtMostDays);
    return stock > 0 && stock <= mostPrinted && isLately && !unpaid.has(sku);
  });
  if (!found) return [];
  const { sku, stock, precio: precioBefore } = found;
  const units = stock + (unitsTaken(stories, at).get(sku) ?? 0);
  return [{ sku, at, units, precioBefore, isFromNothing: true }];
}

type Editing = Owner & { producto: DemoProducto; id: number; categoriaId: number };

export function editScene(edit: Edit, { producto, id, categoriaId, ownerEmail }: Editing): Scene {
  const play = async (shop: PastShop) => {
    const token = await shop.enter(ownerEmail);
    const { version, stock } = await shop.call(token)("getProducto", { query: { id } });
    const { nombre, sku, descripcion, material, dimensiones, peso_gramos, precio } = producto;
    const form = {
      ...{ nombre, sku, descripcion, material, dimensiones },
      precio: String(precio),
      peso_gramos: String(peso_gramos),
      categoria_id: String(categoriaId),
      stock: String(stock + edit.units),
      stock_anterior: String(stock),
      version: String(version),
    };
    await shop.sendForm({ method: "POST", path: `/endpoints/productos.php?id=${id}`, form, token });
  };
  return { at: edit.at, play };
}
