import { buildDiscrepancia } from "#rig/builders/discrepancia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { inTransaction } from "#server/db/database.ts";
import { replaceInvitacion } from "#server/modules/acceso/administradores/invitaciones.queries.ts";
import { hours } from "#server/time/clock.ts";
import { acceptPeticion, buildPeticion } from "../calls/peticiones.ts";
import { buyPedido } from "./pedidos.ts";

/** For an empty shop; each row gets id 1, the administrator id 2 and ana@b.cl an account. */
export async function buildOneOfEach(shop: TestShop): Promise<void> {
  const opinion = { nombre_usuario: "Ana", calificacion: 5, comentario: "Quedó perfecto" };
  await buildProducto(shop, { opiniones: [opinion] });
  await buyPedido(shop);
  await buildAdmin(shop);
  await buildCliente(shop, { email: "ana@b.cl" });
  const { db } = shop.database;
  const now = shop.clock.now();
  const invitacion = { email: "elisa@b.cl", invitada_por: null, expira_en: now + hours(1), now };
  await inTransaction(db, (tx) => replaceInvitacion(tx, invitacion));
  await buildDiscrepancia(shop, 1);
  const body = { nombre: "Ana", email: "ana@ejemplo.cl", mensaje: "Hola" };
  const sent = await shop.client()("sendMensaje", { body });
  if (!sent.ok) throw new Error(`no mensaje: ${sent.error}`);
  // Two, since one that is answered cannot be extended any more.
  await buildPeticion(shop);
  await buildPeticion(shop);
  await acceptPeticion(shop, await buildPeticion(shop, { tipo: "bloqueo" }));
}
