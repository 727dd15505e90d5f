import { describe, expect } from "vitest";
import type { BodyOf } from "#contract/client.ts";
import { freshShopTest } from "#rig/test.ts";
import { binaryStl } from "#tests/support/archivos/models.ts";
import { buyPlatesOf } from "#tests/support/buying/plates.ts";
import {
  baseReceta,
  buildRecetaShop,
  filesOf,
  gramosOfPlate,
} from "#tests/support/taller/receta-shop.ts";

// @module-tag both-engines

const test = freshShopTest();

describe("a receta", () => {
  test("is read as it was saved, with what its owner may choose", async ({ shop }) => {
    const { id, api, save, read } = await buildRecetaShop(shop);
    expect(await read()).toMatchObject({
      ...{ producto: { id, nombre: "Placa con nombre" }, receta: null, versiones: [] },
      colores: {
        campos: [{ clave: "color", etiqueta: "Color de las letras" }],
        ejes: [],
      },
    });
    expect(await save()).toMatchObject({ status: 200, body: { mensaje: "Receta guardada." } });
    const { minutos, por_placa, notas } = baseReceta;
    expect((await read()).receta).toMatchObject({
      ...{ version: 1, minutos, por_placa, notas, gramos: gramosOfPlate, archivo: null },
    });
    await save({ version: 1, minutos: 90 });
    const query = { entidad: "producto", entidad_id: String(id) } as const;
    const trail = await api("listAuditoria", { query });
    const acts = trail.ok ? trail.data.map(({ antes, despues }) => ({ antes, despues })) : [];
    expect(acts).toEqual([
      { antes: { version: 1, minutos: 80 }, despues: { version: 2, minutos: 90 } },
      { antes: null, despues: expect.objectContaining({ gramos: ["carbon: 20", "color: 4"] }) },
    ]);
    const later = await read();
    expect(later.receta).toMatchObject({ version: 2, minutos: 90 });
    expect(later.versiones.map(({ version, minutos: of }) => [version, of])).toEqual([
      [2, 90],
      [1, 80],
    ]);
  });

  test("is saved once by two who saw the same version", async ({ shop }) => {
    const { save, read } = await buildRecetaShop(shop);
    const stale = { status: 409, body: { error: expect.stringContaining("Otra persona guardó") } };
    const both = await Promise.all([save({ minutos: 1 }), save({ minutos: 2 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject(stale);
    expect(await save({}, { name: "a.stl", bytes: binaryStl() })).toMatchObject(stale);
    expect(filesOf(shop)).toEqual([]);
    expect((await read()).versiones).toHaveLength(1);
  });

  test("names only colors that there are, once each", async ({ shop }) => {
    const { save } = await buildRecetaShop(shop);
    for (const clave of ["nombre", "letras"]) {
      expect(await save({ gramos: [{ de: "campo", clave, gramos: 3 }] })).toMatchObject({
        status: 422,
        body: { campos: { gramos: expect.stringContaining("ya no existe") } },
      });
    }
    const [first] = gramosOfPlate;
    expect(await save({ gramos: first ? [first, first] : [] })).toMatchObject({
      status: 422,
      body: { campos: { gramos: "Un color está dos veces: junta sus gramos." } },
    });
    expect(await save({ minutos: 0 })).toMatchObject({
      status: 422,
      body: {
        campos: { minutos: "Los minutos de impresión: un número entero entre 1 y 14.400." },
      },
    });
    expect(await save({ producto_id: 99_999 })).toMatchObject({ status: 404 });
  });
});

describe("a trabajo", () => {
  test("keeps the receta of its payment, with the colors of its line", async ({ shop }) => {
    const { id, save, trabajos, gramosOf } = await buildRecetaShop(shop);
    await buyPlatesOf(shop, id);
    await save();
    await buyPlatesOf(shop, id, { color: "lapislazuli" });
    await save({ version: 1, minutos: 200, gramos: [] });
    expect(await trabajos()).toMatchObject([
      { receta: null, colores: [] },
      {
        receta: { version: 1, minutos: 80, por_placa: 4, notas: baseReceta.notas, archivo: null },
        colores: [
          { nombre: "Carbón", color: "#222222" },
          { nombre: "Lapislázuli", color: "#1f3a8a" },
        ],
      },
    ]);
    expect(await gramosOf()).toEqual([
      [],
      [
        { clave: "carbon", gramos: 20 },
        { clave: "lapislazuli", gramos: 4 },
      ],
    ]);
  });

  test("that waits takes a new one when its owner says so, and one that is begun never", async ({
    shop,
  }) => {
    const { id, api, save, read, trabajos, gramosOf } = await buildRecetaShop(shop);
    await save();
    await buyPlatesOf(shop, id, { cantidad: 3 });
    const [begun, paused] = (await trabajos()).map((it) => it.id);
    const ids = [begun ?? 0];
    await api("stepTrabajos", { body: { ids, desde: "en_cola", estado: "imprimiendo" } });
    await shop.database.db
      .updateTable("trabajos")
      .set({ estado: "en_pausa" })
      .where("id", "=", paused ?? 0)
      .execute();
    expect((await read()).en_espera).toEqual({ propios: 2, variantes: 0 });
    const [carbon] = gramosOfPlate;
    const change = { version: 1, gramos: carbon ? [carbon] : [], en_espera: true };
    expect(await save(change)).toMatchObject({
      body: { mensaje: "Receta guardada. Los 2 trabajos que esperan ya la usan." },
    });
    expect((await trabajos()).map(({ receta }) => receta?.version)).toEqual([1, 2, 2]);
    const body: BodyOf<"stepTrabajos"> = {
      ...{ ids, desde: "imprimiendo", estado: "fallido", motivo: "se_despego" },
    };
    await save({ version: 2, minutos: 99 });
    expect(await api("stepTrabajos", { body })).toMatchObject({ ok: true });
    expect((await trabajos()).at(-1)?.receta).toMatchObject({ version: 3, minutos: 99 });
    expect((await gramosOf()).at(-1)).toEqual([{ clave: "carbon", gramos: 20 }]);
  });
});
