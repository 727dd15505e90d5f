import { days } from "#server/time/clock.ts";
import { itemAt, type Model } from "./model.ts";
import type { ModelPeticion, Waiter } from "./model-people.ts";

export function stands({ tipo, estado, isLifted }: ModelPeticion): boolean {
  return tipo !== "acceso" && estado === "aceptada" && !isLifted;
}

export function tiposOf({ peticiones }: Readonly<Model>, waiter: Waiter): Set<string> {
  const standing = peticiones.filter((it) => it.waiter === waiter && stands(it));
  return new Set(standing.map(({ tipo }) => tipo));
}

const linkLife = days(3);

export function confirm(model: Model, place: number): number {
  const peticion = itemAt(model.peticiones, place);
  if (peticion.isGone || peticion.createdAt <= model.now - linkLife) return 404;
  if (peticion.estado === "por_confirmar") peticion.estado = "abierta";
  return 200;
}

export function answer(model: Model, place: number, decision: "aceptada" | "rechazada"): number {
  const peticion = itemAt(model.peticiones, place);
  if (peticion.isGone || peticion.estado === "por_confirmar") return 404;
  if (peticion.estado !== "abierta") return peticion.estado === decision ? 200 : 409;
  peticion.estado = decision;
  return 200;
}

export function lift(model: Model, place: number): number {
  const peticion = itemAt(model.peticiones, place);
  if (peticion.isGone || peticion.estado === "por_confirmar") return 404;
  if (!stands(peticion)) return 409;
  peticion.isLifted = true;
  return 200;
}

/** Erases those of the guest's address. */
export function erasePeticiones(model: Model): void {
  for (const peticion of model.peticiones.filter(({ waiter }) => waiter === "invitado")) {
    if (peticion.estado === "por_confirmar") peticion.isGone = true;
    if (stands(peticion)) peticion.isLifted = true;
  }
}
