import { inTransaction } from "#server/db/database.ts";
import { newOneTimeToken } from "#server/modules/acceso/index.ts";
import { liftPeticion } from "#server/modules/privacidad/bloqueos.service.ts";
import {
  insertPeticion,
  setPeticionEnlace,
} from "#server/modules/privacidad/peticiones.queries.ts";
import { answerPeticion, confirmPeticion } from "#server/modules/privacidad/peticiones.service.ts";
import type { ModelPeticion } from "./model-people.ts";
import { answerOf } from "./real.ts";
import type { Asked, Real } from "./world.ts";

/** With the link that its mail would hold. */
export async function ask(
  { ctx, clock, emails, peticiones }: Real,
  { waiter, tipo }: Pick<ModelPeticion, "waiter" | "tipo">,
): Promise<void> {
  const { token: enlace, hash } = newOneTimeToken();
  const email = emails[waiter];
  const row = { tipo, nombre: "Dora", email, detalle: "", now: clock.now() };
  const id = await inTransaction(ctx.db, (tx) => insertPeticion(tx, row));
  await setPeticionEnlace(ctx.db, { id, enlace: hash });
  peticiones.push({ id, enlace });
}

function askedAt({ peticiones }: Real, place: number): Asked {
  const asked = peticiones[place];
  if (!asked) throw new Error(`no peticion at ${place}`);
  return asked;
}

export function confirm(real: Real, place: number): Promise<number> {
  const { enlace } = askedAt(real, place);
  const confirmation = { enlace, inbox: "tienda@modelo.cl", now: real.clock.now() };
  return answerOf(() => inTransaction(real.ctx.db, (tx) => confirmPeticion(tx, confirmation)));
}

export function answer(
  real: Real,
  place: number,
  decision: "aceptada" | "rechazada",
): Promise<number> {
  const { actor, clock } = real;
  const given = { ...askedAt(real, place), decision, respuesta: decision, actor, now: clock.now() };
  return answerOf(() => inTransaction(real.ctx.db, (tx) => answerPeticion(tx, given)));
}

let lifts = 0;

export function lift(real: Real, place: number): Promise<number> {
  const { actor, clock } = real;
  // A repeated reason within one moment repeats the request.
  const motivo = `Nueva razón ${++lifts}`;
  const lifting = { ...askedAt(real, place), motivo, actor, now: clock.now() };
  return answerOf(() => inTransaction(real.ctx.db, (tx) => liftPeticion(tx, lifting)));
}
