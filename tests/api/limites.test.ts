import { afterEach, beforeEach, expect, test } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { days, hours, minutes, seconds } from "#server/clock.ts";
import { pruneLimits } from "#server/http/limits.ts";
import { buildCliente, buildProducto } from "#tests/support/builders.ts";
import { buildBuyer, startPayment } from "#tests/support/buyer.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
beforeEach(async () => {
  // One proxy in front: each test chooses the address that its clients call from.
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: "1", PROXY_HOPS: "1" } });
});
afterEach(() => app.close());

type Call = { from?: string; token?: string; method?: string };

async function send(
  path: string,
  body: unknown,
  { from = "203.0.113.1", token, method }: Call = {},
) {
  const response = await fetch(`${app.url}/api/${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "x-forwarded-for": from,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, retryAfter, text: await response.text() };
}

const email = "ana@ejemplo.cl";
const password = "corcho-nube-3D";
const login = (fields: { email?: string; password?: string } = {}, call: Call = {}) =>
  send("auth/login.php", { email, password: "no-es-la-mia", ...fields }, call);

async function repeat(times: number, call: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++) statuses.push((await call(index)).status);
  return statuses;
}

async function buildAna() {
  return buildCliente(app, { email, password_hash: await app.app.ctx.passwords.hash(password) });
}

test("five wrong passwords for one account from one address close the door, to the right one too", async () => {
  await buildAna();
  expect(await repeat(5, () => login())).toEqual([401, 401, 401, 401, 401]);
  const refused = await login({ password });

  expect(refused).toEqual({
    status: 429,
    retryAfter: "900",
    text: JSON.stringify({ error: errorMessages.tooManyRequests }),
  });
  expect((await login({ password }, { from: "203.0.113.2" })).status).toBe(200);
  expect((await login({ email: "otra@ejemplo.cl" })).status).toBe(401);
  app.clock.advance(minutes(15));
  expect((await login({ password })).status).toBe(200);
});

test("the next round of wrong passwords closes it for twice as long; a day of quiet forgets", async () => {
  await buildAna();
  await repeat(5, () => login());
  app.clock.advance(minutes(15));
  expect(await repeat(6, () => login())).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await login()).retryAfter).toBe("1800");
  app.clock.advance(minutes(30) + days(1));
  await repeat(5, () => login());
  expect((await login()).retryAfter).toBe("900");
});

test("a sign-in forgets the wrong tries before it", async () => {
  await buildAna();
  await repeat(4, () => login());
  expect((await login({ password })).status).toBe(200);

  expect(await repeat(5, () => login())).toEqual([401, 401, 401, 401, 401]);
});

test("known and unknown addresses are refused after the same number of tries, with the same bytes", async () => {
  await buildAna();
  const known = [];
  const unknown = [];
  for (let index = 0; index < 7; index++) {
    known.push(await login());
    unknown.push(await login({ email: "nadie@ejemplo.cl" }));
  }
  expect(known).toEqual(unknown);
});

test("tries that arrive at once are counted before any password is checked", async () => {
  await buildAna();
  const answers = await Promise.all(Array.from({ length: 20 }, () => login()));

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test("one address tries at most fifty sign-ins in a quarter of an hour, whatever the accounts", async () => {
  const statuses = await repeat(51, (index) => login({ email: `p${index}@ejemplo.cl` }));

  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.at(-1)).toBe(429);
});

test("the counters survive a restart and hold no address in the clear", async () => {
  await repeat(5, () => login());
  const rows = await app.database.db.selectFrom("limites").selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/ana|203\.0\.113/);

  const restarted = await createTestApp({
    env: {
      RATE_LIMIT_FACTOR: "1",
      PROXY_HOPS: "1",
      JWT_SECRET: app.config.jwtSecret,
      DATA_DIR: app.config.dataDir,
      ...(app.config.databaseUrl ? { DATABASE_URL: app.config.databaseUrl } : {}),
    },
  });
  const before = app.url;
  try {
    app.url = restarted.url;
    expect((await login()).status).toBe(429);
  } finally {
    app.url = before;
    await restarted.close();
  }
});

test("one household of IPv6 is one address", async () => {
  const statuses = await repeat(6, (index) => login({}, { from: `2001:db8:1:2::${index + 1}` }));
  expect(statuses.at(-1)).toBe(429);

  expect((await login({}, { from: "2001:db8:1:3::1" })).status).toBe(401);
});

test("an address that a client writes itself is not believed beyond the trusted proxies", async () => {
  const statuses = await repeat(6, (index) =>
    login({}, { from: `198.51.100.${index}, 203.0.113.1` }),
  );
  expect(statuses.at(-1)).toBe(429);
});

test("an address registers five accounts an hour", async () => {
  const registrar = (index: number) =>
    send("auth/registrar.php", { nombre: "Ana", email: `r${index}@ejemplo.cl`, password });
  expect(await repeat(6, registrar)).toEqual([201, 201, 201, 201, 201, 429]);
  app.clock.advance(hours(1) - seconds(1));
  expect(await registrar(7)).toMatchObject({ status: 429, retryAfter: "1" });
  app.clock.advance(seconds(1));
  expect((await registrar(8)).status).toBe(201);
});

test("one mail address is sent one recovery in five minutes and five a day, whether or not it has an account", async () => {
  await buildAna();
  const ask = async (address: string, index: number) => {
    const body = { email: address };
    return send("auth/solicitar_recuperacion.php", body, { from: `203.0.113.${index}` });
  };
  for (let round = 0; round < 6; round++) {
    const [known, unknown] = [await ask(email, round), await ask("nadie@ejemplo.cl", round)];
    expect(known).toEqual(unknown);
    expect(known.status).toBe(round < 5 ? 200 : 429);
    const [again, unknownAgain] = [
      await ask(` ${email.toUpperCase()}`, 99),
      await ask("nadie@ejemplo.cl", 98),
    ];
    expect(again).toEqual(unknownAgain);
    expect(again.status).toBe(429);
    app.clock.advance(minutes(5));
  }
  app.clock.advance(days(1));
  expect((await ask(email, 1)).status).toBe(200);
});

test("an address writes to the shop five times in ten minutes", async () => {
  const contacto = { nombre: "Ana", email, mensaje: "Hola" };
  const statuses = await repeat(6, () => send("endpoints/contacto.php", contacto));

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("a person starts five payments in ten minutes; repeating one gives the same payment", async () => {
  const producto_id = await buildProducto(app, { stock: 50 });
  const ana = await buildBuyer(app, [{ producto_id, cantidad: 1 }]);
  const start = (cantidad: number) =>
    ana
      .api("setCarrito", { body: { producto_id, cantidad } })
      .then(() => ana.api("iniciarPago", { body: { direccion_id: ana.direccion_id } }));
  for (let cantidad = 1; cantidad <= 5; cantidad++) {
    expect(await start(cantidad)).toMatchObject({ status: 200 });
  }
  const same = await startPayment(ana);
  expect(await startPayment(ana)).toEqual(same);

  expect(await start(6)).toMatchObject({ status: 429, error: errorMessages.tooManyRequests });
  const otra = await buildBuyer(app, [{ producto_id, cantidad: 1 }]);
  expect((await startPayment(otra)).token).toEqual(expect.any(String));
  app.clock.advance(minutes(10));
  expect(await start(6)).toMatchObject({ status: 200 });
});

test("a stolen session guesses the password five times, in both places that ask for it", async () => {
  const { token } = await buildAna();
  const change = { password_actual: "no-es-la-mia", password: "x".repeat(9) };
  const body = { ...change, confirm_password: change.password };
  const cambiar = (index: number) =>
    send("auth/cambiar_password.php", body, { token, from: `203.0.113.${index}` });
  expect(await repeat(6, cambiar)).toEqual([422, 422, 422, 422, 422, 429]);

  const borrar = () =>
    send("endpoints/cuenta.php", { password: "no" }, { token, method: "DELETE" });
  expect(await repeat(6, borrar)).toEqual([422, 422, 422, 422, 422, 429]);
});

test("the rest of the API answers 300 calls a minute of one address; health is always told", async () => {
  const statuses = await repeat(301, () => send("endpoints/categorias.php", undefined));
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  const refused = await send("endpoints/tienda.php", undefined);
  expect(refused).toMatchObject({ status: 429, retryAfter: "60" });

  expect((await send("salud", undefined)).status).toBe(200);
  const other = await send("endpoints/categorias.php", undefined, { from: "203.0.113.9" });
  expect(other.status).toBe(200);
  app.clock.advance(minutes(1));
  expect((await send("endpoints/categorias.php", undefined)).status).toBe(200);
});

test("counters that nobody needs any more are thrown away", async () => {
  await repeat(5, () => login());
  app.clock.advance(minutes(15) + days(1) + seconds(1));
  await pruneLimits(app.app.ctx);

  expect(await app.database.db.selectFrom("limites").select("clave").execute()).toEqual([]);
});

test("who sets the password anew by mail may sign in at once", async () => {
  await buildAna();
  await repeat(6, () => login());
  const { db } = app.database;
  await send("auth/solicitar_recuperacion.php", { email });
  const readLink = async () => {
    const url = `${app.standins.url}/correo/mensajes.json?para=${email}`;
    const [correo] = (await (await fetch(url)).json()) as { enlaces: string[] }[];
    return correo?.enlaces.find((link) => link.includes("/restablecer-contrasena/")) ?? "";
  };
  await expect.poll(readLink, { timeout: 10_000 }).not.toBe("");
  const token = (await readLink()).split("/").at(-1);
  const next = "otra-clave-muy-larga";
  const body = { token, password: next, confirm_password: next };
  expect((await send("auth/resetear_password.php", body)).status).toBe(200);

  expect((await login({ password: next })).status).toBe(200);
  expect(await db.selectFrom("tokens_correo").select("id").execute()).toEqual([]);
});
