import { actAtWebpay, injectFault } from "#rig/standins/webpay.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { days, minutes, seconds } from "#server/time/clock.ts";
import { claimScenes } from "./claim-scenes.ts";
import type { PastShop } from "./past-shop.ts";
import { checkAll } from "./piece-fotos.ts";
import type { Payment, Story } from "./story.ts";
import { workOn } from "./workshop-stories.ts";

/** Act of somebody at a time. */
export type Scene = { at: number; play: (shop: PastShop) => Promise<void> };

type Cast = {
  ownerEmail: string;
  clienteEmail: string;
  productoIds: ReadonlyMap<string, number>;
};

type Told = Story & { cast: Cast; pedidoId: number };

/** An abandoned payment is dead by then, and what Webpay says of one without an answer too old. */
const abandonedMs = minutes(40);
const tooOldMs = days(7) + minutes(30);
const secondTryMs = minutes(6);
/** From the check of the pieces to the transportista. */
const packingMs = minutes(50);

export function pedidoScenes(story: Story, cast: Cast): Scene[] {
  const told: Told = { ...story, cast, pedidoId: 0 };
  const { preparedAt, taller, sent, deliveredAt, refund, nota, doubt, opinion } = story;
  const isShown = story.buyer.email === cast.clienteEmail;
  const owned = (at: number, act: (shop: PastShop, token: string) => Promise<unknown>): Scene => ({
    at,
    play: async (shop) => void (await act(shop, await shop.enter(cast.ownerEmail))),
  });
  const moved = (at: number | undefined, body: Moved): Scene[] =>
    at === undefined ? [] : [owned(at, (shop, token) => movePedido(shop, { told, token, body }))];
  return [
    { at: story.at, play: (shop) => buy(shop, told) },
    ...endScenes(told),
    ...(doubt ? [owned(doubt.at, (shop, token) => endDoubt(shop, { told, token, ...doubt }))] : []),
    ...moved(preparedAt, { estado: "en_preparacion" }),
    ...(preparedAt === undefined
      ? []
      : [owned(preparedAt, (shop, token) => noteBoleta(shop, { told, token }))]),
    ...(taller
      ? [owned(taller.at, (shop, token) => workOn(shop, { ...told, ...taller, token }))]
      : []),
    ...(sent
      ? [owned(sent.at - packingMs, (shop, token) => checkAll(shop, { ...told, isShown, token }))]
      : []),
    ...moved(sent?.at, sent ? { ...sentBody(sent) } : { estado: "enviado" }),
    ...moved(deliveredAt, { estado: "entregado" }),
    ...(nota ? [owned(nota.at, (shop, token) => addNota(shop, { told, token, ...nota }))] : []),
    ...(refund ? [owned(refund.at, (shop, token) => giveBack(shop, { told, token }))] : []),
    ...claimScenes({ claim: story.claim, buyer: enterOf(told), owned }),
    ...(opinion ? opinionScenes(told, owned) : []),
  ];
}

type Owned = (at: number, act: (shop: PastShop, token: string) => Promise<unknown>) => Scene;
type Moved = { estado: "en_preparacion" | "enviado" | "entregado" } & Partial<
  Record<"transportista" | "seguimiento", string>
>;

function sentBody({ transportista, seguimiento }: NonNullable<Story["sent"]>): Moved {
  return { estado: "enviado", transportista, seguimiento };
}

/** Runs the reconciler when a payment without a result is due. */
function endScenes({ payment, at }: Story): Scene[] {
  const asksAt: Partial<Record<Payment, number>> = { never: abandonedMs, lost: tooOldMs };
  const later = asksAt[payment];
  if (later === undefined) return [];
  return [{ at: at + later, play: async ({ app }) => void (await reconcile(app.ctx)) }];
}

async function buy(shop: PastShop, told: Told): Promise<void> {
  const start = told.isInvitado ? () => startAsInvitado(shop, told) : await fillCarrito(shop, told);
  const { token, pedidoId } = await start();
  told.pedidoId = pedidoId;
  await pay(shop, { told, token, start });
}

type Start = () => Promise<{ token: string; pedidoId: number }>;

async function fillCarrito(shop: PastShop, told: Told): Promise<Start> {
  const call = shop.call(await enterAsBuyer(shop, told));
  const direccion_id = await findDireccion(call, told);
  for (const line of linesOf(told)) await call("setCarritoLinea", { body: line });
  return async () => {
    const sin_retracto = await readSinRetracto(shop, told);
    const body = { direccion_id, sin_retracto, acepta_terminos: true } as const;
    const { token } = await call("startPago", { body });
    const [pedido] = await call("listPedidos");
    return { token, pedidoId: pedido?.id ?? 0 };
  };
}

/** With the address that the mails go to; the browser that pays reads its receipt. */
async function startAsInvitado(shop: PastShop, told: Told): ReturnType<Start> {
  const { nombre, email, place } = told.buyer;
  const { token } = await shop.call()("startPagoAsInvitado", {
    body: {
      invitado: { nombre, email, telefono: "9 6123 4567" },
      direccion: { ...place, alias: "Casa", nota: "" },
      lineas: linesOf(told),
      sin_retracto: await readSinRetracto(shop, told),
      acepta_terminos: true,
    },
  });
  const { id } = await shop.call()("openPedidoEnlace", { body: { pago: token } });
  return { token, pedidoId: id };
}

/** Productos that the checkout shows as made to measure. */
async function readSinRetracto(shop: PastShop, told: Told): Promise<number[]> {
  const ids: number[] = [];
  for (const { producto_id } of linesOf(told)) {
    const { a_medida } = await shop.call()("getProducto", { query: { id: String(producto_id) } });
    if (a_medida) ids.push(producto_id);
  }
  return ids;
}

function linesOf({ lines, cast }: Told) {
  return lines.map(({ sku, ...line }) => {
    return { producto_id: cast.productoIds.get(sku) ?? 0, ...line };
  });
}

async function enterAsBuyer(shop: PastShop, { buyer, cast }: Told): Promise<string> {
  if (buyer.email === cast.clienteEmail) return shop.enter(buyer.email);
  return shop.enterWithGoogle(buyer);
}

async function findDireccion(call: ReturnType<PastShop["call"]>, { buyer }: Told): Promise<number> {
  const [known] = await call("listDirecciones");
  if (known) return known.id;
  const body = { ...buyer.place, alias: "Casa", nota: "" };
  return (await call("createDireccion", { body })).direccion.id;
}

type Paying = { told: Told; token: string; start: Start };

async function pay(
  shop: PastShop,
  { told, token: payment, start: startAgain }: Paying,
): Promise<void> {
  const { clock, standins } = shop;
  const place = { standinsUrl: standins.url };
  const start = clock.now();
  const act = async (at: string, action: { accion: string } & Record<string, unknown>) => {
    const { url, campos } = await actAtWebpay(place, at, action);
    await shop.visit(`${url}?${new URLSearchParams(campos)}`);
  };
  clock.reach(start + seconds(85));
  switch (told.payment) {
    case "never":
      return;
    case "aborted":
      return act(payment, { accion: "anular" });
    case "paid":
      return act(payment, { accion: "aprobar", ...told.card });
    case "refused":
      return act(payment, { accion: "rechazar", codigo: -1 });
    case "lost":
      for (const operacion of ["commit", "status"]) {
        // The owner ends such a doubt as charged, so the commit has to take effect.
        const when = told.doubt && operacion === "commit" ? { antes: false } : {};
        const lost = { falla: "error500", operacion, token: payment, veces: 1000, ...when };
        await injectFault(place, lost);
      }
      return act(payment, { accion: "aprobar", ...told.card });
    case "later": {
      await act(payment, { accion: "rechazar", codigo: -1 });
      clock.reach(start + secondTryMs);
      const again = await startAgain();
      clock.reach(start + secondTryMs + seconds(70));
      return act(again.token, { accion: "aprobar", ...told.card });
    }
  }
}

type Acting = { told: Told; token: string };

function movePedido(shop: PastShop, { told, token, body }: Acting & { body: Moved }) {
  return shop.call(token)("movePedido", { query: { id: told.pedidoId }, body });
}

const firstBoleta = 3400;

function noteBoleta(shop: PastShop, { told, token }: Acting) {
  const { pedidoId } = told;
  const body = { boleta: String(firstBoleta + pedidoId) };
  return shop.call(token)("saveBoleta", { query: { id: pedidoId }, body });
}

function addNota(shop: PastShop, { told, token, texto }: Acting & { texto: string }) {
  return shop.call(token)("addPedidoNota", { body: { pedido_id: told.pedidoId, texto } });
}

/** Webpay still does not answer, so the owner's word counts. */
async function endDoubt(shop: PastShop, { told, token, nota }: Acting & { nota: string }) {
  const call = shop.call(token);
  const doubts = await call("listDoubtfulPagos");
  const intento_id = doubts.find(({ pedido_id }) => pedido_id === told.pedidoId)?.intento_id ?? 0;
  const body = { pedido_id: told.pedidoId, intento_id, como: "cobrado", nota } as const;
  await call("resolvePago", { body });
}

/** Broken pieces do not go back on the shelf. */
async function giveBack(shop: PastShop, { told, token }: Acting): Promise<void> {
  const { refund, pedidoId: pedido_id } = told;
  const motivo = refund?.motivo ?? "";
  await shop.call(token)("createReembolso", { body: { pedido_id, motivo, reponer_stock: false } });
  await reconcile(shop.app.ctx);
}

function enterOf(told: Told) {
  return async (shop: PastShop) => ({
    token: await enterAsBuyer(shop, told),
    pedidoId: told.pedidoId,
  });
}

function opinionScenes(told: Told, owned: Owned): Scene[] {
  const { opinion, cast } = told;
  if (!opinion) return [];
  const { sku, calificacion, comentario, respuesta, hiddenAt } = opinion;
  const written = { id: 0 };
  const patch = (body: { respuesta: string } | { oculta: boolean }) => {
    return async (shop: PastShop, token: string) =>
      shop.call(token)("patchOpinion", { query: { id: written.id }, body });
  };
  const write: Scene = {
    at: opinion.at,
    play: async (shop) => {
      const call = shop.call(await enterAsBuyer(shop, told));
      const producto_id = cast.productoIds.get(sku) ?? 0;
      const answer = await call("saveOpinion", { body: { producto_id, calificacion, comentario } });
      written.id = answer.opinion.id;
    },
  };
  return [
    write,
    ...(respuesta ? [owned(respuesta.at, patch({ respuesta: respuesta.texto }))] : []),
    ...(hiddenAt === undefined ? [] : [owned(hiddenAt, patch({ oculta: true }))]),
  ];
}
