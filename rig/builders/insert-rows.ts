import { medidaOf } from "#contract/values/producto/medida.ts";
import type { Supply } from "#contract/values/producto/suministro.ts";
import type { DemoOpinion, DemoProducto } from "#demo/catalogo.ts";
import type { Tx } from "#server/db/database.ts";
import { describeListed, productoBusqueda } from "#server/modules/catalogo/index.ts";

/** Administrators use the shop's form instead. */
export type SeedProducto = Omit<DemoProducto, "categoria" | "opiniones"> & {
  categoria_id: number;
  opiniones: SeedOpinion[];
} & Supplied;

/** The demo's come from the shelf. */
type Supplied = Partial<Supply>;

type SeedOpinion = DemoOpinion & {
  /** `now` unless told. */
  creado_en?: number;
};

type NewProducto = SeedProducto & {
  categoria: string;
  now: number;
  /** The placeholder, by picture name. */
  marcadores?: ReadonlyMap<string, string>;
};

/** Answers the producto's id. */
export async function insertProducto(tx: Tx, input: NewProducto): Promise<number> {
  const {
    imagenes,
    opiniones,
    categoria,
    now,
    marcadores,
    a_medida = false,
    personalizacion = [],
    ...producto
  } = input;
  const { id } = await tx
    .insertInto("productos")
    .values({
      ...producto,
      personalizacion: JSON.stringify(personalizacion),
      a_medida: medidaOf({ a_medida, personalizacion }) === "always" ? 1 : 0,
      destacado: producto.destacado ? 1 : 0,
      busqueda: productoBusqueda({ ...producto, categoria }),
      creado_en: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (personalizacion.length > 0) await describeListed(tx, { familias: [], ids: [id] });
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

/** Answers the id, also of an existing account. */
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
