import type { Eje } from "#contract/schemas/ejes.ts";
import { inTransaction } from "#server/db/database.ts";
import { saveFamilia } from "#server/modules/catalogo/familias/familias.service.ts";
import type { TestShop } from "../shop/test-shop.ts";
import { buildProducto } from "./producto.ts";
import { buildAdmin } from "./usuario.ts";

export const colors: Eje = {
  nombre: "Color",
  tipo: "color",
  valores: [
    { clave: "lapis", nombre: "Lapis", color: "#1f3a8a" },
    { clave: "musgo", nombre: "Musgo", color: "#4f6b3a" },
    { clave: "arena", nombre: "Arena", color: "#d9c7a3" },
  ],
};

export const sizes: Eje = {
  nombre: "Talla",
  tipo: "opcion",
  valores: [
    { clave: "chica", nombre: "Chica" },
    { clave: "grande", nombre: "Grande" },
  ],
};

type Options = Omit<NonNullable<Parameters<typeof buildProducto>[1]>, "stock"> & {
  ejes?: Eje[];
  /** Units of each variante; 4 where there are none. */
  stocks?: number[];
  /** Productos that become its next variantes; the others are new. */
  joined?: number[];
};

/** A pot in one size and three colors, or in those of `ejes`: its productos in the sequence of the ejes. */
export async function buildFamilia(
  shop: TestShop,
  {
    nombre = "Macetero Nube",
    ejes = [colors],
    stocks = [],
    joined = [],
    ...producto
  }: Options = {},
): Promise<number[]> {
  const id = await buildProducto(shop, { nombre, stock: 4, ...producto });
  const ids = [id, ...joined];
  const { id: usuario_id } = await buildAdmin(shop);
  const rows = ejes.reduce<string[][]>(
    (made, { valores }) => made.flatMap((row) => valores.map(({ clave }) => [...row, clave])),
    [[]],
  );
  const familia = await inTransaction(shop.database.db, (tx) =>
    saveFamilia(tx, {
      id,
      actor: { usuario_id, nombre: "Dueña", solicitud: "test" },
      now: shop.clock.now(),
      form: {
        nombre,
        ejes,
        variantes: rows.map((valores, at) => ({
          ...(ids[at] !== undefined && { id: ids[at] }),
          ...{ valores, sku: `NUBE-${id}-${at}`, precio: 12_990 + 1_000 * at },
          stock: stocks[at] ?? 4,
          activo: true,
        })),
      },
    }),
  );
  return familia.variantes.map((variante) => variante.id);
}
