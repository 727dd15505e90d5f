import { buildDespacho } from "#rig/builders/despacho.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente, signIn } from "#rig/builders/usuario.ts";
import { despachoPrecios, tablaOf } from "./tablas.ts";
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
  /** Its one unit is held and given up and never paid. */
  wavering: number;
};

const buyerCount = 12;
/** Plenty of most, little of some: selling out must happen, too. Of the last there never is one. */
const stocks = [5000, 5000, 5000, 5000, 5000, 5000, 30, 12, 5, 1, 0];

export function castWorld(world: World): Promise<Cast> {
  return world.withDatabase(async (database) => {
    const surroundings = { database, config: world.config, clock: world };
    await buildDespacho(surroundings, tablaOf(despachoPrecios[0]));
    const initialStock = new Map<number, number>();
    for (const stock of stocks) {
      initialStock.set(await buildProducto(surroundings, { stock, precio: 1000 + stock }), stock);
    }
    const wavering = await buildProducto(surroundings, { stock: 1 });
    initialStock.set(wavering, 1);
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
      wavering,
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

/** The token of a new session for each, by the id of the person. */
export type Tokens = Map<number, string>;

/** Before the shop starts: a session is a row, and the load kills its database. */
export function openSessions(world: World, { buyers, owner, forgetful }: Cast): Promise<Tokens> {
  return world.withDatabase(async (database) => {
    const tokens = new Map<number, string>();
    for (const person of [...buyers, owner, forgetful]) {
      tokens.set(person.id, await signIn({ database, config: world.config, clock: world }, person));
    }
    return tokens;
  });
}
