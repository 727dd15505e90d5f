import { test } from "vitest";
import type { ImportAnswer } from "#contract/schemas/productos-import.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { inTransaction } from "#server/db/database.ts";
import { insertCategoria } from "#server/modules/catalogo/index.ts";

export type CsvShop = TestShop & {
  csv: ReturnType<typeof createCsvCalls>;
  admin: ReturnType<TestShop["client"]>;
  token: string;
};

/** An owner, three categorias (one inactive), no productos. */
export async function openCsvShop(): Promise<CsvShop> {
  const shop = await openTestShop();
  const { token } = await buildAdmin(shop);
  const { db } = shop.database;
  const now = shop.clock.now();
  await inTransaction(db, async (tx) => {
    await insertCategoria(tx, { nombre: "Figuras", slug: "figuras", now });
    await insertCategoria(tx, { nombre: "Decoración", slug: "decoracion", now });
    await insertCategoria(tx, { nombre: "Descontinuados", slug: "viejos", now });
  });
  await db.updateTable("categorias").set({ activo: 0 }).where("slug", "=", "viejos").execute();
  return { ...shop, csv: createCsvCalls(shop, token), admin: shop.client(token), token };
}

export const csvTest = test.extend(
  "shop",
  { scope: "file" },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it that nothing is needed
  async ({}, { onCleanup }) => {
    const shop = await openCsvShop();
    onCleanup(shop.close);
    return shop;
  },
);

export type ImportReply = { status: number; body: ImportAnswer & { error?: string } };

export function createCsvCalls(shop: TestShop, token: string) {
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
    /** Keeps the byte-order mark. */
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
