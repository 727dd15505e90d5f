import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { recoveryTokenIn, waitForCorreo } from "#rig/standins/correo.ts";
import { pruneLimits } from "#server/limits/limits.ts";
import { limitRules } from "#server/limits/limits-table.ts";
import { days, hours, minutes, seconds } from "#server/time/clock.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { tryStartAsGuest } from "#tests/support/buying/guest.ts";
import { recoverySubject } from "#tests/support/calls/auth-calls.ts";
import { repeat, send, limitedTest as test } from "#tests/support/calls/limited-calls.ts";

const email = "ana@ejemplo.cl";
const password = "corcho-nube-3D";

async function buildAna(shop: TestShop) {
  return buildCliente(shop, { email, password_hash: await shop.app.ctx.passwords.hash(password) });
}

test("an address can register five accounts an hour", async ({ shop }) => {
  const registerUsuario = (index: number) =>
    send(shop, "auth/registrar.php", { nombre: "Ana", email: `r${index}@ejemplo.cl`, password });
  expect(await repeat(6, registerUsuario)).toEqual([201, 201, 201, 201, 201, 429]);
  shop.clock.advance(hours(1) - seconds(1));
  expect(await registerUsuario(7)).toMatchObject({ status: 429, retryAfter: "1" });
  shop.clock.advance(seconds(1));
  expect((await registerUsuario(8)).status).toBe(201);
});

const askRecovery = (shop: TestShop, address: string, from: string) =>
  send(shop, "auth/solicitar_recuperacion.php", { email: address }, { from });

async function countCorreos(shop: TestShop, para: string): Promise<number> {
  const rows = await shop.database.db
    .selectFrom("correos")
    .select("id")
    .where("para", "=", para)
    .execute();
  return rows.length;
}

test("a network can ask for twenty recoveries an hour, whatever the addresses", async ({
  shop,
}) => {
  const ask = (index: number) => askRecovery(shop, `r${index}@ejemplo.cl`, "203.0.113.7");
  const statuses = await repeat(21, ask);

  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect((await askRecovery(shop, email, "203.0.113.8")).status).toBe(200);
});

test("one mail address gets a recovery in five minutes, five a day and then one an hour, with the same answer always, whether or not it has an account", async ({
  shop,
}) => {
  await buildAna(shop);
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  const askBoth = async (round: number) => {
    for (const address of [email, ` ${email.toUpperCase()}`, "nadie@ejemplo.cl"]) {
      answers.push(await askRecovery(shop, address, `203.0.113.${round}`));
    }
  };
  for (let round = 0; round < 6; round++) {
    await askBoth(round);
    shop.clock.advance(minutes(5));
  }
  expect(await countCorreos(shop, email)).toBe(6);
  for (let round = 6; round < 30; round++) {
    await askBoth(round);
    shop.clock.advance(minutes(5));
  }

  expect(await countCorreos(shop, email)).toBe(8);
  expect(await countCorreos(shop, "nadie@ejemplo.cl")).toBe(8);
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
});

test("strangers who ask for an owner's recovery all day take it away neither at home nor elsewhere", async ({
  shop,
}) => {
  await buildAna(shop);
  const home = "198.51.100.7";
  expect((await send(shop, "auth/login.php", { email, password }, { from: home })).status).toBe(
    200,
  );
  for (let round = 0; round < 12; round++) {
    await askRecovery(shop, email, `203.0.113.${round}`);
    shop.clock.advance(minutes(5));
  }
  const before = await countCorreos(shop, email);
  await askRecovery(shop, email, home);
  expect(await countCorreos(shop, email)).toBe(before + 1);
  shop.clock.advance(hours(1));
  await askRecovery(shop, email, "192.0.2.44");
  expect(await countCorreos(shop, email)).toBe(before + 2);
});

test("a stranger's request leaves the link that the owner holds alive for its thirty minutes", async ({
  shop,
}) => {
  await buildAna(shop);
  await askRecovery(shop, email, "198.51.100.7");
  const token = recoveryTokenIn(await waitForCorreo(shop, email, recoverySubject));
  shop.clock.advance(minutes(10));
  await askRecovery(shop, email, "203.0.113.9");
  await waitForCorreo(shop, email, recoverySubject, 2);

  const next = "otra-clave-muy-larga";
  const reset = { token, password: next, confirm_password: next };
  expect((await send(shop, "auth/resetear_password.php", reset)).status).toBe(200);
});

test("an unverified address gets three mails a day from one network, six in all and then one an hour, with the same answer always", async ({
  shop,
}) => {
  const address = "victima@ejemplo.cl";
  const body = { nombre: "Ana", email: address, password };
  await send(shop, "auth/registrar.php", body, { from: "203.0.113.1" });
  const answers = [];
  for (let index = 0; index < 18; index++) {
    const from = `203.0.113.${1 + Math.floor(index / 6)}`;
    answers.push(await send(shop, "auth/reenviar_verificacion.php", { email: address }, { from }));
    if (index === 5) expect(await countCorreos(shop, address)).toBe(3);
  }

  expect(await countCorreos(shop, address)).toBe(7);
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const asksAgain = () =>
    send(shop, "auth/reenviar_verificacion.php", { email: address }, { from: "198.51.100.9" });
  await asksAgain();
  expect(await countCorreos(shop, address)).toBe(7);
  shop.clock.advance(hours(1));
  await asksAgain();
  expect(await countCorreos(shop, address)).toBe(8);
});

test("a network can ask for twenty links an hour, whatever the addresses", async ({ shop }) => {
  const statuses = await repeat(21, (index) =>
    send(shop, "auth/reenviar_verificacion.php", { email: `n${index}@ejemplo.cl` }),
  );

  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test.for([
  ["google_inicio.php", { state: "s".repeat(32), code_challenge: "c".repeat(43) }],
  ["google_login.php", { code: "4/inventado" }],
] as const)("an address can call %s ten times a minute", async ([path, body], { shop }) => {
  const statuses = await repeat(11, () => send(shop, `auth/${path}`, body));

  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

test("an address can write to the shop five times in ten minutes", async ({ shop }) => {
  const contacto = { nombre: "Ana", email, mensaje: "Hola" };
  const statuses = await repeat(6, () => send(shop, "endpoints/contacto.php", contacto));

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("who types somebody's address uses up nothing of what its owner may do", async ({ shop }) => {
  const producto_id = await buildProducto(shop, { stock: 5 });
  const soldOut = await buildProducto(shop, { stock: 0 });
  const start = (id: number, from: string) =>
    tryStartAsGuest(shop, { email, from, lineas: [{ producto_id: id, cantidad: 1 }] });
  const wait = (id: number, from: string) =>
    shop.client(undefined, from)("createAviso", { body: { producto_id: id, email } });
  for (const network of ["203.0.113.1", "203.0.113.2"]) {
    expect(await repeat(25, () => start(999_999, network))).not.toContain(200);
    expect(await repeat(10, () => wait(999_999, network))).not.toContain(200);
    expect(await wait(soldOut, network)).toMatchObject({ status: 429 });
  }

  expect(await start(producto_id, "198.51.100.7")).toMatchObject({ ok: true });
  expect(await wait(soldOut, "198.51.100.7")).toMatchObject({ ok: true });
});

test("only failures of a password are counted by an address alone", () => {
  const counted = Object.entries(limitRules).flatMap(([name, rules]) =>
    rules.some(({ by }) => by === "email") ? [name] : [],
  );
  expect(counted).toEqual(["login"]);
});

test("a person can start five payments in ten minutes; repeating one gives the same payment", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { stock: 50 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const start = (cantidad: number) =>
    ana
      .api("setCarritoLinea", { body: { producto_id, cantidad } })
      .then(() => ana.api("startPago", { body: { direccion_id: ana.direccion_id } }));
  for (let cantidad = 1; cantidad <= 5; cantidad++) {
    expect(await start(cantidad)).toMatchObject({ status: 200 });
  }
  const same = await startPayment(ana);
  expect(await startPayment(ana)).toEqual(same);

  expect(await start(6)).toMatchObject({ status: 429, error: errorMessages.tooManyRequests });
  const other = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  expect((await startPayment(other)).token).toEqual(expect.any(String));
  shop.clock.advance(minutes(10));
  expect(await start(6)).toMatchObject({ status: 200 });
});

test("a stolen session has five tries at the password, in both places that ask for it", async ({
  shop,
}) => {
  const { token } = await buildAna(shop);
  const change = { password_actual: "no-es-la-mia", password: "x".repeat(9) };
  const body = { ...change, confirm_password: change.password };
  const changePassword = (index: number) =>
    send(shop, "auth/cambiar_password.php", body, { token, from: `203.0.113.${index}` });
  expect(await repeat(6, changePassword)).toEqual([422, 422, 422, 422, 422, 429]);

  const eraseCuenta = () =>
    send(shop, "endpoints/cuenta.php", { password: "no" }, { token, method: "DELETE" });
  expect(await repeat(6, eraseCuenta)).toEqual([422, 422, 422, 422, 422, 429]);
});

test("the rest of the API answers 300 calls a minute of one address; health is exempt", async ({
  shop,
}) => {
  const statuses = await repeat(301, () => send(shop, "endpoints/categorias.php"));
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  const refused = await send(shop, "endpoints/tienda.php");
  expect(refused).toMatchObject({ status: 429, retryAfter: "60" });

  expect((await send(shop, "salud")).status).toBe(200);
  const other = await send(shop, "endpoints/categorias.php", undefined, { from: "203.0.113.9" });
  expect(other.status).toBe(200);
  shop.clock.advance(minutes(1));
  expect((await send(shop, "endpoints/categorias.php")).status).toBe(200);
});

test("expired counters are deleted", async ({ shop }) => {
  await repeat(5, () => send(shop, "auth/login.php", { email, password }));
  shop.clock.advance(hours(1) + days(1) + seconds(1));
  await pruneLimits(shop.app.ctx);

  expect(await shop.database.db.selectFrom("limites").select("clave").execute()).toEqual([]);
});
