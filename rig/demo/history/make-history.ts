import type { DemoProducto } from "#demo/catalogo.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { sweepAvisos } from "#server/modules/avisos/index.ts";
import { selectCategorias } from "#server/modules/catalogo/index.ts";
import { reconcile, warnOfDoubts } from "#server/modules/pagos/index.ts";
import type { ImageStore } from "#server/providers/image-store.ts";
import { days } from "#server/time/clock.ts";
import { type Edit, editScene, mensajeScenes, planEdits } from "./owner-scenes.ts";
import { openPastShop, type PastShop } from "./past-shop.ts";
import { pedidoScenes, type Scene } from "./pedido-scenes.ts";
import { planStories } from "./plan-stories.ts";
import { type Story, unitsTaken } from "./story.ts";
import { avisoScenes, busquedaScenes } from "./visitor-scenes.ts";

/** How the curated productos stood before anything was sold. */
export type Opening = { stock: number; precio: number };

export type History = {
  stories: readonly Story[];
  edits: readonly Edit[];
  /** A week before the first purchase. */
  startsAt: number;
  endsAt: number;
  opening: ReadonlyMap<string, Opening>;
};

type Wanted = { productos: readonly DemoProducto[]; now: number; clienteEmail: string };

export function planHistory({ productos, now, clienteEmail }: Wanted): History {
  const stories = planStories({ productos, now, clienteEmail });
  const edits = planEdits(productos, { stories, now });
  const taken = unitsTaken(stories);
  const opening = productos.map(({ sku, stock, precio }) => {
    const edit = edits.find((one) => one.sku === sku);
    const units = stock + (taken.get(sku) ?? 0) - (edit?.units ?? 0);
    return [sku, { stock: units, precio: edit?.precioBefore ?? precio }] as const;
  });
  const startsAt = (stories[0]?.at ?? now) - days(7);
  return { stories, edits, startsAt, endsAt: now, opening: new Map(opening) };
}

type Stores = { config: Config; database: Database; images: ImageStore };
type People = { ownerEmail: string; clienteEmail: string };

/** Plays it on a shop that has its productos and people and nothing else. */
export async function playHistory(
  stores: Stores,
  { history, people, productos }: Playing,
): Promise<void> {
  const { startsAt, endsAt } = history;
  const keptFor = people.clienteEmail;
  const shop = await openPastShop(stores, { startsAt, endsAt, keptFor });
  try {
    const scenes = await planScenes(stores, { history, people, productos });
    for (const { at, play } of scenes.toSorted((a, b) => a.at - b.at)) await playAt(shop, at, play);
    shop.clock.reach(endsAt);
    await reconcile(shop.app.ctx);
    await warnOfDoubts(shop.app.ctx);
    for (const email of Object.values(people)) await leave(shop, email);
    await shop.app.outbox.runOnce();
  } finally {
    await shop.close();
  }
}

type Playing = { history: History; people: People; productos: readonly DemoProducto[] };

async function planScenes(
  { database: { db } }: Stores,
  { history, people, productos }: Playing,
): Promise<Scene[]> {
  const { ownerEmail } = people;
  const owner = { ownerEmail, now: history.endsAt };
  const rows = await db.selectFrom("productos").select(["id", "sku"]).execute();
  const productoIds = new Map(rows.map(({ id, sku }) => [sku, id]));
  const categorias = await selectCategorias(db);
  const edited = history.edits.flatMap((edit) => {
    const producto = productos.find(({ sku }) => sku === edit.sku);
    const categoria = categorias.find(({ slug }) => slug === producto?.categoria);
    const id = productoIds.get(edit.sku);
    if (!producto || !categoria || id === undefined) return [];
    return [editScene(edit, { ...owner, producto, id, categoriaId: categoria.id })];
  });
  const cast = { ...people, productoIds };
  const { stories, edits, endsAt: now } = history;
  return [
    ...stories.flatMap((story) => pedidoScenes(story, cast)),
    ...avisoScenes({ productos, stories, edits, productoIds, now }),
    ...busquedaScenes({ now, email: people.clienteEmail }),
    ...mensajeScenes(owner),
    ...edited,
  ];
}

/** Sends the avisos and all mails before the next scene. */
async function playAt(shop: PastShop, at: number, play: Scene["play"]): Promise<void> {
  shop.clock.reach(at);
  await play(shop);
  await sweepAvisos(shop.app.ctx);
  await shop.app.outbox.runOnce();
}

/** No session of the past is open when the demo starts. */
async function leave(shop: PastShop, email: string): Promise<void> {
  await shop.call(await shop.enter(email))("logout");
}
