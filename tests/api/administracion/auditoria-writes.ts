import type { OperationName } from "#contract/routes.ts";
import type { AuditoriaEntidad } from "#contract/schemas/administracion.ts";
import { despachoTabla } from "#rig/builders/despacho.ts";
import { buildDiscrepancia } from "#rig/builders/discrepancia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { inTransaction } from "#server/db/database.ts";
import { replaceInvitacion } from "#server/modules/acceso/administradores/invitaciones.queries.ts";
import { insertCategoria } from "#server/modules/catalogo/index.ts";
import { hours } from "#server/time/clock.ts";
import { ajustesBody } from "#tests/support/ajustes.ts";
import { buildUncharged } from "#tests/support/buying/doubts.ts";
import { startAsGuest } from "#tests/support/buying/guest.ts";
import { buildOpinion } from "#tests/support/buying/opiniones.ts";
import { buyPedido } from "#tests/support/buying/pedidos.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";
import { buildStopped } from "#tests/support/buying/reembolsos.ts";
import { familiaWrites } from "./familia-writes.ts";
import { listWrites } from "./list-writes.ts";
import { requestWrites } from "./request-writes.ts";

export type AdminWrite = {
  call: { query?: Record<string, string>; body?: Record<string, unknown>; form?: FormData };
  entidad: AuditoriaEntidad;
  entidad_id?: number | null;
};

export type PrepareWrite = (shop: TestShop) => Promise<AdminWrite>;

const writesNothing = "answers what would be, and writes nothing";
const ownFactor = "of the administrator's own account: an event of security";

/** Writes that leave no row, with the reason. */
export const skippedWrites: Partial<Record<OperationName, string>> = {
  startCodigo: ownFactor,
  confirmCodigo: ownFactor,
  deleteCodigo: ownFactor,
  startPasskey: ownFactor,
  createPasskey: ownFactor,
  deletePasskey: ownFactor,
  createRespaldos: ownFactor,
  tryDespachoTabla: writesNothing,
  readDespachoCsv: writesNothing,
};

let serial = 0;

export const adminWrites = {
  async inviteAdministrador() {
    const body = { email: `invitada-${++serial}@tienda.test` };
    return { call: { body }, entidad: "invitacion" };
  },
  async cancelInvitacion(shop) {
    const email = `invitada-${++serial}@tienda.test`;
    const { id } = await inTransaction(shop.database.db, (tx) =>
      replaceInvitacion(tx, {
        email,
        invitada_por: null,
        expira_en: shop.clock.now() + hours(1),
        now: shop.clock.now(),
      }),
    );
    const query = { invitacion_id: String(id) };
    return { call: { query }, entidad: "invitacion", entidad_id: id };
  },
  async removeAdministrador(shop) {
    const { id } = await buildAdmin(shop);
    return { call: idQuery(id), entidad: "usuario", entidad_id: id };
  },
  async removeFactorOf(shop) {
    const { id } = await buildAdmin(shop);
    const now = shop.clock.now();
    await shop.database.db
      .insertInto("factor_codigos")
      .values({ usuario_id: id, secreto: "x", creado_en: now, activado_en: now })
      .execute();
    const query = { usuario_id: String(id) };
    return { call: { query }, entidad: "usuario", entidad_id: id };
  },
  async patchUsuario(shop) {
    const { id } = await buildCliente(shop);
    return {
      call: { ...idQuery(id), body: { activo: false } },
      entidad: "usuario",
      entidad_id: id,
    };
  },
  async endSesionesOf(shop) {
    const { id } = await buildCliente(shop);
    const query = { usuario_id: String(id) };
    return { call: { query }, entidad: "usuario", entidad_id: id };
  },
  async createProducto(shop) {
    return { call: { form: productoForm(await buildCategoria(shop)) }, entidad: "producto" };
  },
  async updateProducto(shop) {
    const entidad_id = await buildProducto(shop);
    return {
      call: { ...idQuery(entidad_id), form: productoForm(await buildCategoria(shop)) },
      entidad: "producto",
      entidad_id,
    };
  },
  async patchProducto(shop) {
    const entidad_id = await buildProducto(shop);
    const body = { destacado: true };
    return { call: { ...idQuery(entidad_id), body }, entidad: "producto", entidad_id };
  },
  async deactivateProducto(shop) {
    const entidad_id = await buildProducto(shop);
    return { call: idQuery(entidad_id), entidad: "producto", entidad_id };
  },
  async importProductos() {
    const form = new FormData();
    const csv = `sku,nombre,precio,categoria\nCSV-${++serial},Zorro ${serial},12990,Figuras\n`;
    form.append("archivo", new Blob([csv], { type: "text/csv" }), "productos.csv");
    return { call: { query: { simular: "false" }, form }, entidad: "importacion" };
  },
  async saveCategoria() {
    return { call: { body: { nombre: `Lámparas ${++serial}` } }, entidad: "categoria" };
  },
  async patchCategoria(shop) {
    const entidad_id = await buildCategoria(shop);
    const body = { activo: false };
    return { call: { ...idQuery(entidad_id), body }, entidad: "categoria", entidad_id };
  },
  async saveAjustes(shop) {
    const body = await ajustesBody(shop, { lema: `Capa ${++serial} por capa` });
    return { call: { body }, entidad: "ajustes" };
  },
  async saveDespachoTabla({ database: { db } }) {
    const { version } = await db
      .selectFrom("despacho_ajustes")
      .select("version")
      .executeTakeFirstOrThrow();
    return { call: { body: { version, ...despachoTabla() } }, entidad: "despacho" };
  },
  ...familiaWrites,
  ...listWrites,
  async deactivateCategoria(shop) {
    const entidad_id = await buildCategoria(shop);
    return { call: idQuery(entidad_id), entidad: "categoria", entidad_id };
  },
  async movePedido(shop) {
    const { id } = await buyPedido(shop);
    const body = { estado: "en_preparacion" };
    return { call: { ...idQuery(id), body }, entidad: "pedido", entidad_id: id };
  },
  async endPedidoEnlaces(shop) {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const { token } = await startAsGuest(shop, { lineas: [{ producto_id, cantidad: 1 }] });
    const page = await finishPayment(shop, token, "aprobar");
    // The mail makes the link.
    await shop.app.outbox.runOnce();
    const id = Number(page.searchParams.get("order_id"));
    const query = { pedido_id: String(id) };
    return { call: { query }, entidad: "pedido", entidad_id: id };
  },
  async saveBoleta(shop) {
    const { id } = await buyPedido(shop);
    const body = { boleta: String(7_000 + ++serial) };
    return { call: { ...idQuery(id), body }, entidad: "pedido", entidad_id: id };
  },
  async correctTexto(shop) {
    const { pedido, detalle } = await buyPlates(shop);
    const nota = "Nos escribió desde ana@ejemplo.cl";
    const body = { detalle_id: detalle.id, cantidad: 1, textos: { nombre: "Ana" }, nota };
    return { call: { body }, entidad: "pedido", entidad_id: pedido.id };
  },
  async addPedidoNota(shop) {
    const { id } = await buyPedido(shop);
    const body = { pedido_id: id, texto: "Llamar a ana@ejemplo.cl, Avenida Alemania 4321" };
    return { call: { body }, entidad: "pedido", entidad_id: id };
  },
  async createReembolso(shop) {
    const { id } = await buyPedido(shop);
    const body = { pedido_id: id, motivo: "Llegó roto", reponer_stock: true };
    return { call: { body }, entidad: "pedido", entidad_id: id };
  },
  async resolveReembolso(shop) {
    const { id, intento_id } = await buildStopped(shop);
    const nota = "Transferí a la cuenta de ana@ejemplo.cl";
    const body = { pedido_id: id, intento_id, como: "otra_via", nota };
    return { call: { body }, entidad: "pedido", entidad_id: id };
  },
  async resolvePago(shop) {
    const { pedido_id, intento_id } = await buildUncharged(shop);
    const nota = "Hablé con ana@ejemplo.cl";
    const body = { pedido_id, intento_id, como: "no_cobrado", nota };
    return { call: { body }, entidad: "pedido", entidad_id: pedido_id };
  },
  async closeDiscrepancia(shop) {
    const { id } = await buyPedido(shop);
    const entidad_id = await buildDiscrepancia(shop, id);
    const body = { nota: "Hablé con ana@ejemplo.cl" };
    return { call: { ...idQuery(entidad_id), body }, entidad: "discrepancia", entidad_id };
  },
  async patchOpinion(shop) {
    const entidad_id = await buildOpinion(shop, await buildProducto(shop));
    const body = { respuesta: "¡Gracias! Escríbenos a hola@tienda.test" };
    return { call: { ...idQuery(entidad_id), body }, entidad: "opinion", entidad_id };
  },
  async answerMensaje(shop) {
    const entidad_id = await buildMensaje(shop);
    const body = { respuesta: "Sí. Te escribimos a ana@ejemplo.cl." };
    return { call: { ...idQuery(entidad_id), body }, entidad: "mensaje", entidad_id };
  },
  ...requestWrites,
  async patchMensaje(shop) {
    const entidad_id = await buildMensaje(shop);
    const body = { estado: "cerrado" };
    return { call: { ...idQuery(entidad_id), body }, entidad: "mensaje", entidad_id };
  },
} satisfies Partial<Record<OperationName, PrepareWrite>>;

const idQuery = (id: number) => ({ query: { id: String(id) } });

function productoForm(categoria_id: number): FormData {
  const form = new FormData();
  form.append("nombre", `Zorro culpeo ${++serial}`);
  form.append("sku", `ZOR-${serial}`);
  form.append("precio", "15990");
  form.append("categoria_id", String(categoria_id));
  form.append("stock", "3");
  return form;
}

async function buildCategoria({ database: { db }, clock }: TestShop): Promise<number> {
  serial += 1;
  const categoria = { nombre: `Veladores ${serial}`, slug: `veladores-${serial}` };
  const now = clock.now();
  const id = await inTransaction(db, (tx) => insertCategoria(tx, { ...categoria, now }));
  if (id === undefined) throw new Error(`another categoria has the slug ${categoria.slug}`);
  return id;
}

async function buildMensaje(shop: TestShop): Promise<number> {
  const mensaje = `¿Hacen ${++serial} lámparas?`;
  const body = { nombre: "Ana Pérez", email: "ana@ejemplo.cl", mensaje };
  await shop.client()("sendMensaje", { body });
  const { id } = await shop.database.db
    .selectFrom("mensajes_contacto")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
