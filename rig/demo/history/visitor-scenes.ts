import type { DemoProducto } from "#demo/catalogo.ts";
import { emailOf } from "#demo/history/buyers.ts";
import { pastBusquedas, pastWaiters } from "#demo/history/quiet-words.ts";
import { writeFallidas } from "#server/modules/catalogo/index.ts";
import { days, hours } from "#server/time/clock.ts";
import type { Edit } from "./owner-scenes.ts";
import type { Scene } from "./pedido-scenes.ts";
import { lastTakenAt, type Story } from "./story.ts";

type Wanted = {
  productos: readonly DemoProducto[];
  stories: readonly Story[];
  edits: readonly Edit[];
  productoIds: ReadonlyMap<string, number>;
  now: number;
};

/** Two who were told when a producto was printed anew, and two who wait for one that is sold out. */
export function avisoScenes({ productos, stories, edits, productoIds, now }: Wanted): Scene[] {
  const [first = "", second = "", ...waiting] = pastWaiters;
  const back = edits.find(({ isFromNothing }) => isFromNothing);
  const since = back && lastTakenAt(stories, { sku: back.sku, before: back.at });
  const told =
    back && since !== undefined
      ? [
          ask({ sku: back.sku, nombre: first, at: since + (back.at - since) / 3 }),
          ask({ sku: back.sku, nombre: second, at: since + (back.at - since) / 2 }),
        ]
      : [];
  const soldOut = productos.filter(({ stock }) => stock === 0).map(({ sku }) => sku);
  const left = waiting.flatMap((nombre, place) => {
    const sku = soldOut[place];
    const at = now - hours(50 - 36 * place);
    const isSoldOut = sku && at > (lastTakenAt(stories, { sku, before: now }) ?? 0) + days(1);
    return isSoldOut ? [ask({ sku, nombre, at })] : [];
  });
  return [...told, ...left];

  function ask({ sku, nombre, at }: { sku: string; nombre: string; at: number }): Scene {
    const body = { producto_id: productoIds.get(sku) ?? 0, email: emailOf(nombre) };
    return { at, play: async (shop) => void (await shop.call()("createAviso", { body })) };
  }
}

type Searching = { now: number; email: string };

/** By somebody who is signed in: an answer that visitors share is counted once. */
export function busquedaScenes({ now, email }: Searching): Scene[] {
  return pastBusquedas.flatMap(({ palabras, hace }) =>
    hace.map(
      (age): Scene => ({
        at: now - hours(age),
        play: async (shop) => {
          const call = shop.call(await shop.enter(email));
          await call("listProductos", { query: { q: palabras } });
          await writeFallidas(shop.app.ctx);
        },
      }),
    ),
  );
}
