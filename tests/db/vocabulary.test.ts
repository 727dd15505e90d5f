import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { test } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { catalogoChanged } from "#server/modules/catalogo/index.ts";
import { readVocabulary } from "#server/modules/catalogo/search/vocabulary.ts";

test("searches side by side all know the words of an edit before them", async ({ shop }) => {
  const { db } = shop.database;
  const id = await buildProducto(shop, { nombre: "Pieza" });
  const isKnown = async (word: string) => (await readVocabulary(db)).words.has(word);
  expect(await isKnown("pieza")).toBe(true);
  for (const word of ["trompo", "saltarin"]) {
    await inTransaction(db, async (tx) => {
      const set = { nombre: word, busqueda: word };
      await tx.updateTable("productos").set(set).where("id", "=", id).execute();
      catalogoChanged(tx, { edited: [id] });
    });
    const seen = await Promise.all([isKnown(word), isKnown(word), isKnown(word)]);
    expect(seen).toEqual([true, true, true]);
  }
});
