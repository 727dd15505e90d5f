import { readFile } from "node:fs/promises";
import { type DemoProducto, loadCatalogo, pictureFolder } from "#demo/catalogo.ts";
import { generateProductos } from "#demo/generate-productos.ts";
import { insertProducto } from "#rig/builders/insert-rows.ts";
import { insertCliente } from "#rig/builders/usuario.ts";
import { type Database, type Db, inTransaction } from "#server/db/database.ts";
import { findUsuarioByEmail } from "#server/modules/acceso/index.ts";
import {
  catalogoChanged,
  listNewColores,
  selectCategorias,
} from "#server/modules/catalogo/index.ts";
import type { ImageStore } from "#server/providers/image-store.ts";
import type { Passwords } from "#server/providers/passwords.ts";
import { renderMarcador } from "#server/providers/pictures.ts";
import { systemClock } from "#server/time/clock.ts";
import { dateOpiniones } from "./date-opiniones.ts";
import type { History } from "./history/make-history.ts";
import { joinFamilias } from "./join-familias.ts";

export const demoCliente = { email: "cliente@tienda.test", password: "cliente-demo-3D" };

type Stores = { database: Database; images: ImageStore; passwords: Passwords };
type Categoria = { id: number; nombre: string; slug: string };
type Load = {
  productos: DemoProducto[];
  categorias: Categoria[];
  marcadores: ReadonlyMap<string, string>;
  history: History | null;
};

const chunkSize = 500;

/**
 * Up to `wanted` productos; without a number the curated ones, in an empty shop. Existing rows never change. With a
 * history the curated ones stand as before it, and nobody has written about them yet.
 */
export async function seedDemo(
  stores: Stores,
  wanted: number | null,
  history: History | null = null,
): Promise<void> {
  const { db } = stores.database;
  const catalogo = loadCatalogo();
  const known = await selectSkus(db);
  const curated = catalogo.productos.length;
  const target = wanted ?? (known.size === 0 ? curated : 0);
  if (known.size < target) {
    const categorias = await selectCategorias(db);
    const missing = [
      // Newest come first in the shop: the curated ones go in last.
      ...generateProductos({
        count: Math.max(0, target - curated),
        seed: 20261121,
      }),
      ...catalogo.productos.slice(0, target).toReversed(),
    ]
      .filter(({ sku }) => !known.has(sku))
      .slice(0, target - known.size);
    const marcadores = await adoptPictures(stores.images, missing);
    await insertProductos(stores, { productos: missing, categorias, marcadores, history });
    const now = history?.startsAt ?? systemClock.now();
    await joinFamilias(db, { familias: catalogo.familias, productos: missing, now });
  }
  await ensureCliente(stores, history?.startsAt ?? systemClock.now());
}

export async function countProductos(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("productos")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

async function selectSkus(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom("productos").select("sku").execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** Answers the placeholders by picture name. */
async function adoptPictures(
  images: ImageStore,
  productos: DemoProducto[],
): Promise<Map<string, string>> {
  const marcadores = new Map<string, string>();
  for (const name of new Set(productos.flatMap(({ imagenes }) => imagenes))) {
    const folder = pictureFolder(name);
    await images.adopt(name, folder);
    marcadores.set(name, await renderMarcador(await readFile(new URL("320.webp", folder))));
  }
  return marcadores;
}

async function insertProductos(
  { database }: Stores,
  { productos, categorias, marcadores, history }: Load,
): Promise<void> {
  const now = history?.startsAt ?? systemClock.now();
  const bySlug = new Map(categorias.map((categoria) => [categoria.slug, categoria]));
  for (let start = 0; start < productos.length; start += chunkSize) {
    const chunk = productos.slice(start, start + chunkSize);
    await inTransaction(database.db, async (tx) => {
      const campos = chunk.flatMap(({ personalizacion = [] }) => personalizacion);
      await listNewColores(tx, campos);
      for (const { categoria: slug, ...producto } of chunk) {
        const categoria = bySlug.get(slug);
        if (!categoria) throw new Error(`El producto ${producto.sku} nombra una categoría ajena.`);
        await insertProducto(tx, {
          ...producto,
          opiniones: dateOpiniones(producto, now),
          ...openingOf(producto, history),
          categoria_id: categoria.id,
          categoria: categoria.nombre,
          now,
          marcadores,
        });
      }
      catalogoChanged(tx, { all: true });
    });
  }
}

function openingOf({ sku }: Pick<DemoProducto, "sku">, history: History | null) {
  const opening = history?.opening.get(sku);
  return opening && { ...opening, opiniones: [] };
}

async function ensureCliente({ database, passwords }: Stores, now: number): Promise<void> {
  const { email, password } = demoCliente;
  if (await findUsuarioByEmail(database.db, email)) return;
  const password_hash = await passwords.hash(password);
  const direccion = {
    calle_numero: "Avenida Alemania 4321, depto. 52",
    telefono: "+56987654321",
    nota: "Timbre 52, dejar en conserjería si no hay nadie.",
  };
  await insertCliente({ database, clock: { now: () => now } }, { email, password_hash, direccion });
}
