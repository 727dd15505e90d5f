import type { ModelPeticion } from "./model-people.ts";
import type { Real } from "./world.ts";

/** In the sequence of asking, with whether a mail tells the answer. */
export async function readPeticiones({ ctx, peticiones }: Real) {
  const ids = peticiones.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("peticiones")
    .select(["id", "estado", "levantada_en"])
    .where("id", "in", ids)
    .execute();
  const claves = ids.map((id) => `peticion_respondida:${id}`);
  const mails = await ctx.db
    .selectFrom("correos")
    .select("clave")
    .where("clave", "in", claves)
    .execute();
  const told = new Set(mails.map(({ clave }) => clave));
  return ids.map((id) => {
    const row = rows.find((it) => Number(it.id) === id);
    if (!row) return null;
    const { estado, levantada_en } = row;
    return {
      estado,
      isLifted: levantada_en !== null,
      isTold: told.has(`peticion_respondida:${id}`),
    };
  });
}

export function expectedPeticiones(peticiones: readonly ModelPeticion[]) {
  return peticiones.map((it) => {
    const { estado, isLifted, isGone } = it;
    if (isGone) return null;
    return { estado, isLifted, isTold: estado === "aceptada" || estado === "rechazada" };
  });
}
