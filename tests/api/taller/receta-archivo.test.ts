import { describe, expect } from "vitest";
import type { SaveReceta } from "#contract/schemas/recetas.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import { freshShopTest } from "#rig/test.ts";
import { checkShop } from "#server/app/checks/check-shop.ts";
import { sweepArchivos } from "#server/archivos/index.ts";
import { binaryStl, gcode, zip } from "#tests/support/archivos/models.ts";
import { buyPlatesOf } from "#tests/support/buying/plates.ts";
import { buildRecetaShop, filesOf } from "#tests/support/taller/receta-shop.ts";

const test = freshShopTest();

describe("its file", () => {
  const stl = { name: "placa final.STL", bytes: binaryStl(20) };

  test("is of administrators alone, and of the version that it came with", async ({ shop }) => {
    const { save, download } = await buildRecetaShop(shop);
    await save({}, stl);
    await save({ version: 1 });
    await save({ version: 2, quitar_archivo: true }, { name: "placa.stl", bytes: gcode });
    const response = await download(3);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(gcode);
    expect(response.headers.get("content-disposition")).toContain(`filename="placa.stl.gcode"`);
    expect((await download(4)).status).toBe(404);
    const { token } = await buildCliente(shop);
    expect((await download(3, token)).status).toBe(403);
    expect((await download(3, "")).status).toBe(401);
  });

  test("goes with the last version that names it, and stays for what was printed with it", async ({
    shop,
  }) => {
    const { id, save, read, trabajos, download } = await buildRecetaShop(shop);
    const archivos = async () => {
      await sweepArchivos(shop.app.ctx);
      return filesOf(shop).length;
    };
    await save({}, stl);
    await save({ version: 1 });
    expect((await read()).receta?.archivo).toEqual({ nombre: stl.name, bytes: stl.bytes.length });
    await save({ version: 2, quitar_archivo: true });
    expect((await read()).versiones.map(({ archivo }) => archivo)).toEqual([null, null, null]);
    expect(await archivos()).toBe(0);
    await save({ version: 3 }, stl);
    await buyPlatesOf(shop, id);
    await save({ version: 4, quitar_archivo: true });
    expect(await archivos()).toBe(1);
    expect((await trabajos())[0]?.receta?.archivo?.nombre).toBe(stl.name);
    expect((await download(4)).status).toBe(200);
    await save({ version: 5, en_espera: true });
    expect(await archivos()).toBe(0);
    expect(await checkShop(shop.app.ctx)).toEqual([]);
  });

  test("is refused for what it is, and nothing is kept", async ({ shop }) => {
    const { save, read } = await buildRecetaShop(shop);
    const refused = async (name: string, bytes: Buffer) => {
      const { status, body } = await save({}, { name, bytes });
      return [status, body.campos];
    };
    const other = (name: string) => ({
      archivo: `«${name}» no es un archivo STL, 3MF ni G-code.`,
    });
    expect(await refused("a.gcode", Buffer.alloc(0))).toEqual([
      422,
      { archivo: "«a.gcode» está vacío." },
    ]);
    expect(await refused("a.3mf", zip({ names: ["a.txt"] }))).toEqual([422, other("a.3mf")]);
    expect(await refused("a.gcode", Buffer.from("hola"))).toEqual([422, other("a.gcode")]);
    expect(await refused("a.stl", Buffer.alloc(100_000_001))).toEqual([
      413,
      { archivo: "«a.stl» pesa más de 100 MB." },
    ]);
    shop.app.ctx.archivos.hasRoom = async () => false;
    expect(await refused("a.stl", stl.bytes)).toEqual([
      503,
      { archivo: expect.stringContaining("muy poco espacio") },
    ]);
    expect(filesOf(shop)).toEqual([]);
    expect((await read()).receta).toBeNull();
  });
});

describe("the other variantes of a familia", () => {
  const valores = [
    { clave: "carbon", nombre: "Carbón", color: "#222222" },
    { clave: "lapislazuli", nombre: "Lapislázuli", color: "#1f3a8a" },
  ];

  test("take it when asked: each with its own color, all with the one file", async ({ shop }) => {
    const { id, api, save, read, trabajos, gramosOf } = await buildRecetaShop(shop);
    const query = { id: String(id) };
    const familia = await api("getFamilia", { query });
    const [own] = familia.ok ? familia.data.variantes : [];
    const row = { precio: 9_990, stock: 5, activo: true };
    const saved = await api("saveFamilia", {
      query,
      body: {
        nombre: "Placa",
        ejes: [{ nombre: "Base", tipo: "color", valores }],
        variantes: [
          { ...row, id, sku: own?.sku ?? "", valores: ["carbon"] },
          { ...row, sku: "PLA-2", valores: ["lapislazuli"] },
        ],
      },
    });
    const other = saved.ok ? (saved.data.familia.variantes[1]?.id ?? 0) : 0;
    await buyPlatesOf(shop, other);
    const rows: SaveReceta["gramos"] = [{ de: "eje", clave: "Base", gramos: 30 }];
    expect((await read()).variantes).toBe(1);
    expect((await read()).en_espera).toEqual({ propios: 0, variantes: 1 });
    const wish = { gramos: rows, variantes: true, en_espera: true };
    expect(await save(wish, { name: "a.3mf", bytes: zip() })).toMatchObject({
      body: {
        mensaje: "Receta guardada, también en la otra variante. El trabajo que espera ya la usa.",
        receta: { colores: { ejes: [{ clave: "Base", valor: "Carbón" }] } },
      },
    });
    expect((await read(other)).receta).toMatchObject({ version: 1, archivo: { nombre: "a.3mf" } });
    expect(await gramosOf()).toEqual([[{ clave: "lapislazuli", gramos: 30 }]]);
    expect((await trabajos())[0]?.colores).toEqual([{ nombre: "Lapislázuli", color: "#1f3a8a" }]);
    expect(filesOf(shop)).toHaveLength(1);
    await save({ version: 1, gramos: rows, quitar_archivo: true });
    await sweepArchivos(shop.app.ctx);
    expect(filesOf(shop)).toHaveLength(1);
    await save({
      version: 2,
      gramos: rows,
      quitar_archivo: true,
      variantes: true,
      en_espera: true,
    });
    await sweepArchivos(shop.app.ctx);
    expect(filesOf(shop)).toEqual([]);
  });
});
