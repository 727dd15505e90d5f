import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SaveReceta } from "#contract/schemas/recetas.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { buildPlate } from "#tests/support/buying/plates.ts";

export type Sent = { name: string; bytes: Buffer };

export const gramosOfPlate: SaveReceta["gramos"] = [
  { de: "color", clave: "carbon", gramos: 20 },
  { de: "campo", clave: "color", gramos: 4 },
];
export const baseReceta = {
  ...{ minutos: 80, por_placa: 4, notas: "Boquilla de 0,4\nSin soportes" },
  ...{ gramos: gramosOfPlate, quitar_archivo: false, en_espera: false, variantes: false },
};

/** A plate with a color of the shop, and an owner who saves its receta. */
export async function buildRecetaShop(shop: TestShop) {
  const id = await buildPlate(shop);
  const { token } = await buildAdmin(shop);
  const api = shop.client(token);
  const headers = { authorization: `Bearer ${token}` };
  await api("saveColor", { body: { nombre: "Carbón", color: "#222222" } });
  await api("saveColor", { body: { nombre: "Lapislázuli", color: "#1f3a8a" } });
  async function save(change: Partial<SaveReceta> = {}, file?: Sent) {
    const form = new FormData();
    form.set("datos", JSON.stringify({ producto_id: id, version: 0, ...baseReceta, ...change }));
    if (file) form.append("archivo", new Blob([new Uint8Array(file.bytes)]), file.name);
    const sent = { method: "POST", headers, body: form };
    const response = await fetch(`${shop.url}/api/endpoints/recetas.php`, sent);
    return { status: response.status, body: await response.json() };
  }
  async function read(producto_id = id) {
    const answer = await api("getReceta", { query: { producto_id: String(producto_id) } });
    if (!answer.ok) throw new Error(answer.error ?? "no receta");
    return answer.data;
  }
  async function trabajos() {
    const listed = await api("listTrabajos", { query: {} });
    return listed.ok ? listed.data.trabajos : [];
  }
  const gramosOf = async () => {
    const rows = await shop.database.db
      .selectFrom("trabajos")
      .select("gramos")
      .orderBy("id")
      .execute();
    return rows.map((row) => JSON.parse(row.gramos) as unknown);
  };
  const download = (version: number, bearer = token) =>
    fetch(`${shop.url}/api/endpoints/receta_archivo.php?producto_id=${id}&version=${version}`, {
      headers: bearer === "" ? {} : { authorization: `Bearer ${bearer}` },
    });
  return { id, api, save, read, trabajos, gramosOf, download };
}

/** Names in the store of archivos. */
export function filesOf({ config }: TestShop): string[] {
  const folder = join(config.dataDir, "archivos");
  return existsSync(folder) ? readdirSync(folder) : [];
}
