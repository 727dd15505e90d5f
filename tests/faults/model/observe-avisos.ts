import type { ModelAviso, Waiter } from "./model-people.ts";
import type { Real } from "./world.ts";

export const compare = (a: string, b: string) => (a < b ? -1 : 1);

export async function readAvisos(real: Real): Promise<ModelAviso[]> {
  const rows = await real.ctx.db
    .selectFrom("avisos")
    .select(["producto_id", "email"])
    .where("email", "in", Object.values(real.emails))
    .execute();
  const found = rows.map(({ producto_id, email }) => {
    return { producto: real.productos.indexOf(producto_id), waiter: waiterOf(real, email) };
  });
  return found.toSorted((a, b) => a.producto - b.producto || compare(a.waiter, b.waiter));
}

function waiterOf({ emails }: Real, email: string): Waiter {
  return email === emails.visita ? "visita" : "invitado";
}

export async function readToldAvisos(real: Real): Promise<string[]> {
  const rows = await real.ctx.db
    .selectFrom("correos")
    .select(["para", "datos"])
    .where("para", "in", Object.values(real.emails))
    .where("plantilla", "=", "producto_disponible")
    .execute();
  return rows.map(({ para, datos }) => {
    const { producto_id } = JSON.parse(datos) as { producto_id: number };
    return `aviso ${waiterOf(real, para)} ${real.productos.indexOf(producto_id)}`;
  });
}
