import { insertProducto, insertVerifiedUsuario, type SeedProducto } from "#demo/seed-rows.ts";
import type { Clock } from "#server/clock.ts";
import { inTransaction } from "#server/db/database.ts";
import { signSessionToken } from "#server/modules/acceso/index.ts";
import {
  bumpCatalogoVersion,
  insertCategoria,
  selectCategorias,
} from "#server/modules/catalogo/index.ts";
import { slugify } from "#server/modules/catalogo/slug.ts";
import { createDireccion } from "#server/modules/direcciones/index.ts";
import type { TestApp } from "./test-app.ts";

let serial = 0;
const next = () => ++serial;

/** A producto with valid fields; answers its id. Its categoria is made when it does not stand yet. */
export async function buildProducto(
  { database: { db }, clock }: Pick<TestApp, "database"> & { clock: Clock },
  overrides: Partial<SeedProducto> & { categoria?: string } = {},
): Promise<number> {
  const { categoria = "Figuras", ...fields } = overrides;
  const number = next();
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const known = (await selectCategorias(tx)).find(({ nombre }) => nombre === categoria);
    const slug = slugify(categoria);
    const categoria_id = known?.id ?? (await insertCategoria(tx, { nombre: categoria, slug, now }));
    if (categoria_id === undefined) throw new Error(`another categoria has the slug ${slug}`);
    await bumpCatalogoVersion(tx);
    return insertProducto(tx, {
      nombre: `Figura ${number}`,
      sku: `SKU-${number}`,
      descripcion: "Una figura de prueba.",
      precio: 12_990,
      stock: 5,
      material: "PLA",
      dimensiones: "10x15x8 cm",
      altura_capa: "0,2 mm",
      peso_gramos: 120,
      categoria_id,
      destacado: false,
      imagenes: [],
      opiniones: [],
      ...fields,
      categoria,
      now,
    });
  });
}

export type BuiltCliente = { id: number; email: string; token: string; direccion_id: number };

/** A verified customer with a session and one saved address. */
export async function buildCliente(
  { database: { db }, clock, config }: Pick<TestApp, "database" | "config"> & { clock: Clock },
  overrides: { nombre?: string; email?: string; password_hash?: string } = {},
): Promise<BuiltCliente> {
  const now = clock.now();
  const { nombre = "Camila Soto", password_hash = "unused" } = overrides;
  const email = overrides.email ?? `cliente-${next()}@tienda.test`;
  const [id, direccion_id] = await inTransaction(db, async (tx) => {
    const usuario = await insertVerifiedUsuario(tx, { nombre, email, password_hash, now });
    const { id: direccion } = await createDireccion(tx, {
      usuario_id: usuario,
      input: direccionInput,
      now,
    });
    return [usuario, direccion];
  });
  const usuario = { id, nombre, rol: "cliente", sesion_version: 1 } as const;
  const token = await signSessionToken(config, { usuario, now });
  return { id, email, token, direccion_id };
}

export const direccionInput = {
  alias: "Casa",
  calle_numero: "Avenida Alemania 4321",
  comuna: "Valparaíso",
  ciudad: "Valparaíso",
  region: "Valparaíso",
  nota: "",
};
