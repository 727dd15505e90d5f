import { createClient } from "#contract/client.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import { networkTransport } from "#rig/shop/network-transport.ts";
import { signSessionToken } from "#server/modules/acceso/index.ts";
import type { World } from "./world.ts";

export type Person = {
  id: number;
  nombre: string;
  email: string;
  rol: "cliente" | "admin";
  direccion_id: number;
};

export type Cast = {
  buyers: Person[];
  owner: Person;
  forgetful: Person;
  initialStock: Map<number, number>;
};

const buyerCount = 12;
/** Plenty of most, little of some: selling out must happen, too. */
const stocks = [5000, 5000, 5000, 5000, 5000, 5000, 30, 12, 5, 1];

export function castWorld(world: World): Promise<Cast> {
  return world.withDatabase(async (database) => {
    const surroundings = { database, config: world.config, clock: world };
    const initialStock = new Map<number, number>();
    for (const stock of stocks) {
      initialStock.set(await buildProducto(surroundings, { stock, precio: 1000 + stock }), stock);
    }
    const [forgetful, ...buyers] = await Promise.all([
      buildPerson(surroundings, "Persona olvidadiza"),
      ...Array.from({ length: buyerCount }, (_, place) =>
        buildPerson(surroundings, `Persona ${place + 1}`),
      ),
    ]);
    const owner = await database.db
      .selectFrom("usuarios")
      .select(["id", "nombre", "email"])
      .where("rol", "=", "admin")
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    return {
      buyers,
      owner: { ...owner, rol: "admin", direccion_id: 0 },
      forgetful,
      initialStock,
    };
  });
}

async function buildPerson(
  surroundings: Parameters<typeof buildCliente>[0],
  nombre: string,
): Promise<Person> {
  const { id, email, direccion_id } = await buildCliente(surroundings, { nombre });
  return { id, nombre, email, rol: "cliente", direccion_id };
}

export async function clientOf(world: World, { id, nombre, rol }: Person, url: string) {
  const usuario = { id, nombre, rol, sesion_version: 1 };
  const token = await signSessionToken(world.config, { usuario, now: world.now() });
  return createClient(networkTransport(url, token));
}
