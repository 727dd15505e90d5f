import type { Tx } from "#server/db/database.ts";
import { productoBusqueda } from "#server/modules/catalogo/index.ts";

/** A producto as the demo and the tests write it; the shop's own form is for administrators. */
export type SeedProducto = {
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
  opiniones: SeedOpinion[];
};

type SeedOpinion = {
  nombre_usuario: string;
  calificacion: number;
  comentario: string;
  /** `now` unless told. */
  creado_en?: number;
};

type NewProducto = SeedProducto & {
  /** Name of the categoria. */
  categoria: string;
  now: number;
  /** By a picture's name, what is shown while it loads. */
  marcadores?: ReadonlyMap<string, string>;
};

/** Writes a producto with its pictures and opiniones; its id. */
export async function insertProducto(tx: Tx, input: NewProducto): Promise<number> {
  const { imagenes, opiniones, destacado, categoria, now, marcadores, ...producto } = input;
  const { id } = await tx
    .insertInto("productos")
    .values({
      ...producto,
      destacado: destacado ? 1 : 0,
      busqueda: productoBusqueda({ ...producto, categoria }),
      creado_en: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const pictures = imagenes.map((nombre, posicion) => ({
    producto_id: id,
    posicion,
    nombre,
    marcador: marcadores?.get(nombre) ?? "",
  }));
  if (pictures.length > 0) await tx.insertInto("producto_imagenes").values(pictures).execute();
  const said = opiniones.map((opinion, index) => ({
    creado_en: now - index,
    ...opinion,
    producto_id: id,
    usuario_id: null,
  }));
  if (said.length > 0) await tx.insertInto("opiniones").values(said).execute();
  return id;
}

type SeedUsuario = { nombre: string; email: string; password_hash: string; now: number };

/** Writes a customer whose address is verified; the id of the account, new or already there. */
export async function insertVerifiedUsuario(
  tx: Tx,
  { now, ...usuario }: SeedUsuario,
): Promise<number> {
  await tx
    .insertInto("usuarios")
    .values({ ...usuario, rol: "cliente", email_verificado_en: now, creado_en: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  const { id } = await tx
    .selectFrom("usuarios")
    .select("id")
    .where("email", "=", usuario.email)
    .executeTakeFirstOrThrow();
  return id;
}
