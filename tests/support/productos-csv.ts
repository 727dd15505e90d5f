import type { ImportAnswer } from "#contract/schemas/productos-admin.ts";
import { inTransaction } from "#server/db/database.ts";
import { insertCategoria } from "#server/modules/catalogo/index.ts";
import { buildAdmin } from "./admin.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

export type CsvShop = {
  shop: TestApp;
  csv: ReturnType<typeof createCsvCalls>;
  admin: ReturnType<TestApp["client"]>;
  /** The owner's session. */
  token: string;
};

/** A shop without productos and with three categorias, one of them inactive, and its owner. */
export async function openCsvShop(): Promise<CsvShop> {
  const shop = await createTestApp();
  const { token } = await buildAdmin(shop);
  const { db } = shop.database;
  const now = shop.clock.now();
  await inTransaction(db, async (tx) => {
    await insertCategoria(tx, { nombre: "Figuras", slug: "figuras", now });
    await insertCategoria(tx, { nombre: "Decoración", slug: "decoracion", now });
    await insertCategoria(tx, { nombre: "Descontinuados", slug: "viejos", now });
  });
  await db.updateTable("categorias").set({ activo: 0 }).where("slug", "=", "viejos").execute();
  return { shop, csv: createCsvCalls(shop, token), admin: shop.client(token), token };
}

export type ImportReply = { status: number; body: ImportAnswer & { error?: string } };

/** The two calls about CSV files of productos, as the owner's page makes them. */
export function createCsvCalls(shop: TestApp, token: string) {
  const url = `${shop.url}/api/endpoints/productos_csv.php`;
  const headers = { authorization: `Bearer ${token}` };

  async function send(file: string | Uint8Array, simular: boolean): Promise<ImportReply> {
    const form = new FormData();
    form.append("archivo", new Blob([file as BlobPart], { type: "text/csv" }), "productos.csv");
    const response = await fetch(`${url}?simular=${simular}`, {
      method: "POST",
      headers,
      body: form,
    });
    return { status: response.status, body: await response.json() };
  }

  return {
    simulate: (file: string | Uint8Array) => send(file, true),
    apply: (file: string | Uint8Array) => send(file, false),
    /** The file's bytes as text, its byte-order mark included. */
    async download(query: Record<string, string> = {}) {
      const response = await fetch(`${url}?${new URLSearchParams(query)}`, { headers });
      const bytes = await response.bytes();
      return {
        response,
        text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
      };
    },
  };
}
