import type { PeticionTipo } from "#contract/schemas/peticiones.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { adminApi } from "../buying/pedidos.ts";

let serial = 0;

type Asked = { tipo?: PeticionTipo; email?: string; detalle?: string };

/** Not confirmed yet. Answers what the link of its mail holds. */
export async function askPeticion(
  shop: TestShop,
  { tipo = "acceso", email = `pide-${++serial}@ejemplo.cl`, detalle = "" }: Asked = {},
): Promise<string> {
  const body = { tipo, nombre: "Ana Pérez", email, detalle };
  const asked = await shop.client()("createPeticion", { body });
  if (!asked.ok) throw new Error(asked.error ?? "the peticion was refused");
  await shop.app.outbox.runOnce();
  const { texto } = await waitForCorreo(shop, email, "Confirma tu solicitud sobre tus datos");
  const enlace = /solicitud-de-datos\/enlace#([\w-]{43})/.exec(texto)?.[1];
  if (enlace === undefined) throw new Error("the mail has no link");
  return enlace;
}

export async function acceptPeticion(shop: TestShop, id: number): Promise<void> {
  const api = await adminApi(shop);
  const body = { decision: "aceptada", respuesta: "Listo." } as const;
  const accepted = await api("answerPeticion", { query: { id: String(id) }, body });
  if (!accepted.ok) throw new Error(accepted.error ?? "not accepted");
}

/** Confirmed. Answers its id. */
export async function buildPeticion(shop: TestShop, asked: Asked = {}): Promise<number> {
  const enlace = await askPeticion(shop, asked);
  const confirmed = await shop.client()("confirmPeticion", { body: { enlace } });
  if (!confirmed.ok) throw new Error(confirmed.error ?? "not confirmed");
  const { id } = await shop.database.db
    .selectFrom("peticiones")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return Number(id);
}
