import { setTimeout as wait } from "node:timers/promises";
import { type ApiClient, createClient } from "#contract/client.ts";
import { routes } from "#contract/routes.ts";
import type { ShopProcess } from "#rig/process/shop-process.ts";
import { networkTransport } from "#rig/shop/network-transport.ts";
import { actAtWebpay, followRetorno } from "#rig/standins/webpay.ts";
import { askForAviso } from "./avisos.ts";
import { endOneDoubt, leaveDoubt } from "./doubts.ts";
import type { Ledger } from "./ledger.ts";
import type { Cast, Person, Tokens } from "./people.ts";
import type { Random } from "./random.ts";
import { chooseDespacho, saveAnotherTabla } from "./tablas.ts";
import type { World } from "./world.ts";

export type Load = {
  world: World;
  cast: Cast;
  tokens: Tokens;
  ledger: Ledger;
  random: Random;
  shop: ShopProcess;
};

const ownerPauseMs = 250;

/** Runs the load until the shop dies or `signal` aborts. */
export async function runLoad(load: Load, signal: AbortSignal): Promise<void> {
  const isOver = () => signal.aborted || load.shop.hasDied();
  const { buyers, owner, forgetful } = load.cast;
  await Promise.all([
    ...buyers.map((buyer) => repeat({ load, person: buyer, isOver, act: shopAround })),
    repeat({ load, person: owner, isOver, act: giveBack }),
    repeat({ load, person: owner, isOver, act: endDoubt }),
    repeat({ load, person: owner, isOver, act: changeTabla }),
    repeat({ load, person: forgetful, isOver, act: forgetPassword }),
  ]);
}

type Act = (load: Load, who: { person: Person; api: ApiClient }) => Promise<void>;

async function repeat(options: {
  load: Load;
  person: Person;
  isOver: () => boolean;
  act: Act;
}): Promise<void> {
  const { load, person, isOver, act } = options;
  while (!isOver()) {
    const api = createClient(networkTransport(load.shop.url, load.tokens.get(person.id)), routes);
    // An interrupted call was acknowledged to nobody.
    await act(load, { person, api }).catch(() => wait(20));
  }
}

const shopAround: Act = async (load, who) => {
  const choice = load.random.next();
  if (choice < 0.65) await buy(load, who);
  // It finds what was bought with its address without signing in.
  else if (choice < 0.7) await who.api("listPedidos");
  else if (choice < 0.73) await askForAviso(load, who.api);
  else if (choice < 0.8) await waver(load, who);
  else if (choice < 0.85) await writeMensaje(load, who);
  else await changeNota(load, who);
};

const buy: Act = async (load, who) => {
  const { world, ledger, random, shop } = load;
  const started = await (random.next() < 0.3
    ? startAsInvitado(load, who, {
        producto_id: random.pick(boughtIds(load)),
        cantidad: 1 + random.below(2),
      })
    : start(load, who));
  if (!started.ok) return;
  if (random.next() < 0.1) return leaveDoubt(load, started.data.token);
  const accion = random.pick(["aprobar", "aprobar", "aprobar", "aprobar", "rechazar", "anular"]);
  const retorno = await actAtWebpay(world, started.data.token, { accion });
  const fate = random.next();
  // A closed tab, a doubled return, and the usual one.
  if (fate < 0.15) return;
  const ways = Array.from({ length: fate < 0.35 ? 2 : 1 }, () => followRetorno(retorno));
  for (const page of await Promise.all(ways)) {
    const isPaid = page.searchParams.get("status") === "success";
    if (isPaid && !shop.hasDied()) ledger.paid.add(Number(page.searchParams.get("order_id")));
  }
};

type Who = { person: Person; api: ApiClient };

/** Holds the only unit, asks for it as others would, and gives it up. */
const waver: Act = async (load, who) => {
  const started = await startAsInvitado(load, who, {
    producto_id: load.cast.wavering,
    cantidad: 1,
  });
  if (!started.ok) return;
  await askForAviso(load, who.api, load.cast.wavering);
  await followRetorno(await actAtWebpay(load.world, started.data.token, { accion: "anular" }));
};

function boughtIds({ cast: { initialStock, wavering } }: Load): number[] {
  return [...initialStock.keys()].filter((id) => id !== wavering);
}

async function start(load: Load, { person, api }: Who) {
  const { random } = load;
  const ids = boughtIds(load);
  for (let line = random.below(2); line >= 0; line--) {
    const body = { producto_id: random.pick(ids), cantidad: 1 + random.below(2) };
    await api("setCarritoLinea", { body });
  }
  const chosen = chooseDespacho(random);
  const place = chosen.despacho === "retiro" ? {} : { direccion_id: person.direccion_id };
  return api("startPago", { body: { ...place, ...chosen } });
}

/** With the address of the account, which may look for its pedidos at any moment. */
function startAsInvitado(
  { shop, random }: Load,
  { person: { nombre, email } }: Who,
  linea: { producto_id: number; cantidad: number },
) {
  return createClient(networkTransport(shop.url), routes)("startPagoAsInvitado", {
    body: {
      invitado: { nombre, email, telefono: "987654321" },
      direccion: { ...home, nota: "" },
      lineas: [linea],
      acepta_terminos: true,
      ...chooseDespacho(random),
    },
  });
}

const home = {
  alias: "Casa",
  calle_numero: "Avenida Alemania 4321",
  comuna: "Valparaíso",
  ciudad: "Valparaíso",
  region: "Valparaíso",
};

const writeMensaje: Act = async ({ ledger, random }, { person, api }) => {
  const mensaje = `Mensaje ${random.below(2 ** 31)} de ${person.nombre}`;
  const email = "visita@tienda.test";
  const sent = await api("sendMensaje", { body: { nombre: person.nombre, email, mensaje } });
  if (sent.ok) ledger.mensajes.add(mensaje);
};

const changeNota: Act = async ({ ledger, random }, { person, api }) => {
  const id = person.direccion_id;
  const nota = `Nota ${random.below(2 ** 31)}`;
  const { acknowledged, sent } = ledger.notas.get(id) ?? { acknowledged: "", sent: [] };
  ledger.notas.set(id, { acknowledged, sent: [...sent, nota] });
  const body = { ...home, nota };
  const changed = await api("updateDireccion", { query: { id }, body });
  if (changed.ok) ledger.notas.set(id, { acknowledged: nota, sent: [] });
};

const giveBack: Act = async ({ ledger, random }, { api }) => {
  await wait(ownerPauseMs);
  const candidates = [...ledger.paid].filter((id) => !ledger.refunded.has(id));
  if (candidates.length === 0) return;
  const pedido_id = random.pick(candidates);
  const body = {
    pedido_id,
    motivo: "Prueba de resistencia",
    reponer_stock: random.next() < 0.5,
    ...(random.next() < 0.5 && (await chooseUnit(api, { id: pedido_id, random }))),
  };
  const clicks = Array.from({ length: 1 + random.below(2) }, () =>
    api("createReembolso", { body }),
  );
  for (const answer of await Promise.all(clicks)) {
    const isDone = answer.ok && answer.data.pedido.reembolso?.estado === "hecho";
    if (isDone) ledger.refunded.add(body.pedido_id);
    const devuelto = answer.ok ? answer.data.pedido.devuelto : 0;
    ledger.devuelto.set(pedido_id, Math.max(devuelto, ledger.devuelto.get(pedido_id) ?? 0));
  }
};

/** One unit of a line, of which another act may have given back all. */
async function chooseUnit(api: ApiClient, { id, random }: { id: number; random: Random }) {
  const found = await api("getPedidoDetalle", { query: { id } });
  if (!found.ok) return {};
  const lineas = [{ detalle_id: random.pick(found.data.detalles).id, cantidad: 1 }];
  return { lineas, clave: `resistencia-${random.below(2 ** 31)}` };
}

const endDoubt: Act = async (load, { api }) => {
  await wait(ownerPauseMs);
  await endOneDoubt(load, api);
};

const changeTabla: Act = async ({ random }, { api }) => {
  await wait(ownerPauseMs);
  await saveAnotherTabla(api, random);
};

const forgetPassword: Act = async ({ world, ledger, random }, { person, api }) => {
  await wait(ownerPauseMs);
  const asked = await api("requestRecovery", { body: { email: person.email } });
  if (!asked.ok) return;
  const token = await readToken(world, person.email, ledger);
  if (token === null) return;
  const password = `clave-nueva-${random.below(2 ** 31)}`;
  const body = { token, password, confirm_password: password };
  const answers = await Promise.all([1, 2].map(() => api("resetPassword", { body })));
  const worked = answers.filter(({ ok }) => ok).length;
  if (worked > 0) ledger.usedTokens.set(token, (ledger.usedTokens.get(token) ?? 0) + worked);
};

async function readToken(world: World, email: string, ledger: Ledger): Promise<string | null> {
  for (let tries = 0; tries < 50; tries++) {
    const para = encodeURIComponent(email);
    const response = await fetch(`${world.standinsUrl}/correo/mensajes.json?para=${para}`);
    const [newest] = (await response.json()) as { enlaces: string[] }[];
    const link = newest?.enlaces.find((it) => it.includes("/restablecer-contrasena/"));
    const token = link?.split("/").at(-1);
    if (token && !ledger.usedTokens.has(token)) return token;
    await wait(50);
  }
  return null;
}
