import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import type { Passwords } from "#server/providers/passwords.ts";
import type { Clock } from "#server/time/clock.ts";

export type Persona = { id: number; email: string; token: string; direccion_id: number };
export type WritesPeople = { personas: Persona[]; productos: number[] };

export const password = "una-clave-de-prueba-3D";
const personas = 64;
const productos = 12;

type Stores = { database: Database; config: Config; clock: Clock; passwords: Passwords };

export async function insertRows(stores: Stores): Promise<WritesPeople> {
  const password_hash = await stores.passwords.hash(password);
  const people: WritesPeople = { personas: [], productos: [] };
  for (let count = 0; count < productos; count++) {
    people.productos.push(await buildProducto(stores, { stock: 1_000_000, precio: 1000 + count }));
  }
  for (let count = 0; count < personas; count++) {
    const email = `escribe-${count}@tienda.test`;
    people.personas.push(await buildCliente(stores, { email, password_hash }));
  }
  return people;
}
