// @module-tag both-engines

import { expect } from "vitest";
import { buildFamilia } from "#rig/builders/familia.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";

async function opine({ database, clock }: TestShop, producto_id: number, calificacion: number) {
  const nombre_usuario = `Persona ${calificacion}`;
  const opinion = { producto_id, nombre_usuario, calificacion, comentario: "", usuario_id: null };
  const { id } = await database.db
    .insertInto("opiniones")
    .values({ ...opinion, creado_en: clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(id);
}

const rated = (total: number, mean: number | null) => {
  return { opiniones_total: total, calificacion_promedio: mean };
};

test("variantes show and are rated by the opiniones of their whole familia", async ({ shop }) => {
  const nombre = "Farol Canelo";
  const [blue = 0, green = 0, sand = 0] = await buildFamilia(shop, { nombre });
  const { token } = await buildAdmin(shop);
  const admin = shop.client(token);
  const of = (id: number) => ({ query: { id: String(id) } });
  const read = async (id: number) => {
    const answer = await shop.client()("getProducto", of(id));
    if (!answer.ok) throw new Error("no producto");
    const { opiniones, opiniones_total, calificacion_promedio } = answer.data;
    const said = opiniones.map(({ calificacion, variante }) => [calificacion, variante]);
    return { said, opiniones_total, calificacion_promedio };
  };
  await opine(shop, green, 5);
  const worst = await opine(shop, sand, 2);
  const said = [
    [2, "Arena"],
    [5, "Musgo"],
  ];
  await shop.app.refreshCatalogoVersion();
  for (const id of [blue, green, sand]) expect(await read(id)).toEqual({ said, ...rated(2, 3.5) });
  const list = await shop.client()("listProductos", { query: { q: nombre } });
  expect(list.ok && list.data).toMatchObject([{ id: blue, ...rated(2, 3.5) }]);
  await admin("patchOpinion", { ...of(worst), body: { oculta: true } });
  expect(await read(blue)).toEqual({ said: [[5, "Musgo"]], ...rated(1, 5) });
  const familia = await admin("getFamilia", of(blue));
  if (!familia.ok) throw new Error("no familia");
  const { ejes, variantes } = familia.data;
  const rows = variantes.map(({ suministro: _, nombre: __, imagen: ___, ...row }) => row);
  const stays = rows.filter(({ id }) => id !== green);
  await admin("saveFamilia", { ...of(blue), body: { nombre, ejes, variantes: stays } });
  expect(await read(blue)).toEqual({ said: [], ...rated(0, null) });
  expect(await read(green)).toEqual({ said: [[5, null]], ...rated(1, 5) });
  await admin("patchOpinion", { ...of(worst), body: { oculta: false } });
  expect(await read(blue)).toEqual({ said: [[2, "Arena"]], ...rated(1, 2) });
  await admin("dissolveFamilia", of(blue));
  expect(await read(blue)).toEqual({ said: [], ...rated(0, null) });
  expect(await read(sand)).toEqual({ said: [[2, null]], ...rated(1, 2) });
  const { database, config, clock } = shop;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
});
