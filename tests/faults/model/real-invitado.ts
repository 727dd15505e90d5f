import { direccionInput } from "#rig/builders/direccion.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import { inTransaction } from "#server/db/database.ts";
import { newOneTimeToken } from "#server/modules/acceso/index.ts";
import { insertEnlaceInvitado } from "#server/modules/acceso/invitado/enlaces-invitado.queries.ts";
import { createAviso, deleteAvisos } from "#server/modules/avisos/avisos.service.ts";
import { bajaToken } from "#server/modules/avisos/baja-token.ts";
import { findOwnPedidos } from "#server/modules/cuenta/invitado/adopt-pedidos.service.ts";
import {
  emailOfEnlace,
  eraseDatosInvitado,
} from "#server/modules/cuenta/invitado/datos-invitado.service.ts";
import { guestBuyer } from "#server/modules/pagos/start/buyer.ts";
import {
  endPedidoEnlace,
  openPedidoEnlace,
  pedidoPath,
} from "#server/modules/pedidos/enlace/pedido-enlaces.service.ts";
import { hours } from "#server/time/clock.ts";
import type { Wish } from "./model-carrito.ts";
import type { Started } from "./model-pago.ts";
import type { ModelAviso, Waiter } from "./model-people.ts";
import { readIntentos, readPedidoIds } from "./observe.ts";
import { answerOf, type Chosen, startAs } from "./real.ts";
import { bodyOfPieza } from "./real-piezas.ts";
import { addInvitado, type Real, sessionFor } from "./world.ts";

export function startAsInvitado(real: Real, wish: Wish, chosen: Chosen): Promise<Started> {
  const lineas = wish.map(({ cantidad, ...pieza }) => {
    return { ...bodyOfPieza(real.productos, pieza), cantidad };
  });
  const invitado = { nombre: "Dora Vidal", email: real.emails.invitado, telefono: "+56987654321" };
  const place = chosen.despacho === "retiro" ? {} : { direccion: direccionInput };
  const body = { invitado, ...place, lineas, acepta_terminos: true, ...chosen } as const;
  const { address, ctx } = real;
  return startAs(real, guestBuyer({ config: ctx.config, body, address }));
}

/** Waits for its link; answers whether it lets anybody in before. */
export async function registerOnly({ shop, emails }: Real): Promise<boolean> {
  const email = emails.invitado;
  const password = "una-clave-larga-9";
  const body = { nombre: "Dora Vidal", email, password };
  const asked = await shop.client()("registerUsuario", { body });
  if (!asked.ok) throw new Error(`the registration failed: ${asked.status}`);
  const login = await shop.client()("login", { body: { email, password } });
  return login.ok;
}

export async function verifyCuenta({ shop, emails, people, clock }: Real): Promise<void> {
  const { id, email, direccion_id } = await buildCliente(shop, { email: emails.invitado });
  people.push({ session: sessionFor({ usuario_id: id, email, now: clock.now() }), direccion_id });
}

export async function lookForPedidos({ ctx, people }: Real, cuenta: number): Promise<void> {
  const session = people[cuenta]?.session;
  if (!session) throw new Error(`nobody at ${cuenta}`);
  await findOwnPedidos(ctx.db, session);
}

/** By a new link to the address. `isBlank`: the next purchase is somebody new's. */
export async function eraseByLink(real: Real, isBlank: boolean): Promise<number> {
  const { ctx, clock, emails } = real;
  const { token: enlace, hash } = newOneTimeToken();
  const now = clock.now();
  const row = { hash, email: emails.invitado, creado_en: now, expira_en: now + hours(24) };
  await insertEnlaceInvitado(ctx.db, row);
  const answer = await answerOf(() =>
    inTransaction(ctx.db, async (tx) => {
      const email = await emailOfEnlace(tx, { enlace, now });
      await eraseDatosInvitado(tx, { email, now });
    }),
  );
  if (answer === 200 && isBlank) await addInvitado(real);
  return answer;
}

async function pedidoAt(real: Real, place: number) {
  const rows = await readIntentos(real);
  const pedidos = new Map(rows.map(({ pedido_id, usuario_id }) => [pedido_id, usuario_id]));
  const id = [...pedidos.keys()].sort((a, b) => a - b)[place] ?? 0;
  return { id, usuario_id: pedidos.get(id) ?? 0 };
}

/** True when the mail has a link of its own. */
export async function mailAbout(real: Real, place: number): Promise<boolean> {
  const { ctx, clock } = real;
  const path = await pedidoPath(
    { db: ctx.db, clock },
    await pedidoAt(real, place),
    "/cuenta/pedidos",
  );
  const [, enlace] = /^\/pedido\/enlace#(.+)$/.exec(path) ?? [];
  if (enlace !== undefined) real.enlaces.push(enlace);
  return enlace !== undefined;
}

type Shown = { pedido: number; estado: string; total: number };

/** Content behind the link at `place`. */
export async function openEnlace(real: Real, place: number): Promise<Shown | { refused: number }> {
  const { ctx, clock, enlaces } = real;
  const opening = { enlace: enlaces[place] ?? "", now: clock.now() };
  let shown: Shown | undefined;
  const refused = await answerOf(async () => {
    const { id, estado, total } = await openPedidoEnlace(ctx.db, opening);
    shown = { pedido: (await readPedidoIds(real)).indexOf(id), estado, total };
  });
  return shown ?? { refused };
}

export function endEnlace({ ctx, clock, enlaces }: Real, place: number): Promise<number> {
  const opening = { enlace: enlaces[place] ?? "", now: clock.now() };
  return answerOf(() => inTransaction(ctx.db, (tx) => endPedidoEnlace(tx, opening)));
}

export function ask(real: Real, { producto, waiter }: ModelAviso): Promise<number> {
  const { ctx, clock, emails, productos } = real;
  const producto_id = productos[producto] ?? 0;
  const { config } = ctx;
  const asking = { producto_id, email: emails[waiter], config, now: clock.now() };
  return answerOf(() => inTransaction(ctx.db, (tx) => createAviso(tx, asking)));
}

export async function unsubscribe({ ctx, emails }: Real, waiter: Waiter): Promise<void> {
  const token = bajaToken(ctx.config, emails[waiter]);
  await inTransaction(ctx.db, (tx) => deleteAvisos(tx, token));
}
