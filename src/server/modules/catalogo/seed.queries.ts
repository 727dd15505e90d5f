import { fold } from "#contract/values/fold.ts";
import type { Db, Tx } from "../../db/database.ts";

export type NewProducto = {
  nombre: string;
  sku: string;
  descripcion: string;
  precio: number;
  stock: number;
  material: string;
  dimensiones: string;
  altura_capa: string;
  peso_gramos: number;
  categoria_id: number;
  destacado: boolean;
  imagenes: string[];
  opiniones: NewOpinion[];
};

type NewOpinion = {
  nombre_usuario: string;
  calificacion: number;
  comentario: string;
  /** Now, when it is not said. */
  creado_en?: number;
};

type InsertContext = {
  /** Name of the categoria. */
  categoria: string;
  now: number;
  /** What is shown of a picture while it loads, by its name. */
  marcadores?: ReadonlyMap<string, string>;
};

/** Text in which the catalogue searches: name, SKU, material and category, folded. */
export function buscableText(
  producto: Pick<NewProducto, "nombre" | "sku" | "material">,
  categoria: string,
): string {
  return fold(`${producto.nombre} ${producto.sku} ${producto.material} ${categoria}`);
}

/** Id of the new row; undefined when its slug has one already, if only since a moment ago. */
export async function insertCategoria(
  tx: Tx,
  categoria: { nombre: string; slug: string; now: number },
): Promise<number | undefined> {
  const row = await tx
    .insertInto("categorias")
    .values({ nombre: categoria.nombre, slug: categoria.slug, creado_en: categoria.now })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function insertProducto(
  tx: Tx,
  { imagenes, opiniones, destacado, ...producto }: NewProducto,
  { categoria, now, marcadores }: InsertContext,
): Promise<number> {
  const { id } = await tx
    .insertInto("productos")
    .values({
      ...producto,
      destacado: destacado ? 1 : 0,
      busqueda: buscableText(producto, categoria),
      creado_en: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (imagenes.length > 0) {
    await tx
      .insertInto("producto_imagenes")
      .values(
        imagenes.map((nombre, posicion) => ({
          producto_id: id,
          posicion,
          nombre,
          marcador: marcadores?.get(nombre) ?? "",
        })),
      )
      .execute();
  }
  if (opiniones.length > 0) {
    await tx
      .insertInto("opiniones")
      .values(
        opiniones.map((opinion, index) => ({
          creado_en: now - index,
          ...opinion,
          producto_id: id,
          usuario_id: null,
        })),
      )
      .execute();
  }
  return id;
}

export async function countAllProductos(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("productos")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export async function selectCategoriaIds(
  db: Db,
): Promise<{ id: number; nombre: string; slug: string }[]> {
  return db
    .selectFrom("categorias")
    .select(["id", "nombre", "slug"])
    .orderBy("id")
    .limit(500)
    .execute();
}
