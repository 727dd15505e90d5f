import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoOfferPath } from "#contract/values/demo-offer.ts";
import {
  makePlace,
  ownAdmin,
  type Place,
  productionEnv,
  refuseDemo,
  refuseProduction,
  signIn,
  startProduction,
} from "#tests/support/calls/production-process.ts";

let place: Place;
beforeAll(() => {
  place = makePlace();
});
afterAll(() => place.remove());

/** Processes start slowly on a busy machine. */
const timeout = 240_000;

const demoAdmin = { email: "admin@tienda.test", password: "admin-demo-3D" };

test("files are for the shop's account only, those of an older version, too", {
  timeout,
}, async () => {
  const own = makePlace();
  const data = join(own.folder, "data");
  mkdirSync(join(data, "imagenes"), { recursive: true });
  writeFileSync(join(data, "estrato.db"), "");
  writeFileSync(join(data, "lista.txt"), "not the shop's");
  for (const path of [data, join(data, "imagenes")]) chmodSync(path, 0o755);
  for (const name of ["estrato.db", "lista.txt"]) chmodSync(join(data, name), 0o644);
  const mended = "Otras cuentas de este equipo podían leer DATA_DIR";
  const leftOver = "ADMIN_EMAIL y ADMIN_PASSWORD no hacen falta";
  try {
    const first = await startProduction(own, { SHOP_PIECES_BASE: "0" });
    // The first sweep marks the pictures.
    await expect
      .poll(() => listModes(data))
      .toEqual({
        "": "700",
        "estrato.db": "600",
        "estrato.db-shm": "600",
        "estrato.db-wal": "600",
        imagenes: "700",
        "imagenes/.tienda": "600",
        "lista.txt": "644",
      });
    // The mail server's port is closed.
    await expect
      .poll(first.output)
      .toMatch(/"level":40,[^\n]*the mail server of SMTP_URL does not answer/);
    await first.stop();
    // In either sequence: the flush at the end overtakes a write that is under way.
    for (const line of ["the shop stops", "the shop has stopped"])
      expect(first.output()).toContain(line);
    expect(first.output()).toContain("no dice quién vende");
    expect(first.output()).toContain("o define SHOP_REPLY_HOURS, SHOP_DELIVERY.");
    expect(first.output()).toContain(mended);
    expect(first.output()).toContain(leftOver);

    const second = await startProduction(own, { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
    await second.stop();
    expect(second.output()).not.toContain(mended);
    expect(second.output()).not.toContain(leftOver);
  } finally {
    own.remove();
  }
});

function listModes(folder: string): Record<string, string> {
  const paths = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })].sort();
  const mode = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);
  return Object.fromEntries(paths.map((path) => [path, mode(path)]));
}

test("the program refuses another NODE_ENV in one sentence", { timeout }, async () => {
  const env = { ...productionEnv, NODE_ENV: "development" };
  const { status, output } = await refuseProduction(place, env);
  expect(status).toBe(1);
  expect(output).toBe(
    'NODE_ENV debe ser "production" o no estar definido; se recibió "development". La demostración se inicia con: npm run demo.\n',
  );
});

test("the demo's program refuses to be reachable, before it writes anything", {
  timeout,
}, async () => {
  const own = makePlace();
  const env = { HOST: "0.0.0.0", SHOP_URL: "https://mitienda.cl", NODE_ENV: "production" };
  const { status, output } = await refuseDemo(own, env);
  const kept = readdirSync(own.folder);
  own.remove();
  expect(status).toBe(1);
  expect(output.trim().split("\n").sort()).toEqual([
    expect.stringContaining("HOST debe ser 127.0.0.1"),
    expect.stringContaining('NODE_ENV es "production"'),
    expect.stringContaining("SHOP_URL no puede ser https://"),
  ]);
  expect(kept).toEqual(["build"]);
});

test("the demo's program refuses to let others reach its mails", { timeout }, async () => {
  const own = makePlace();
  const { status, output } = await refuseDemo(own, { STANDINS_HOST: "0.0.0.0" });
  const kept = readdirSync(own.folder);
  own.remove();
  expect(status).toBe(1);
  expect(kept).toEqual(["build"]);
  expect(output).toContain("STANDINS_HOST debe ser 127.0.0.1");
});

test("without any setting the program is no demo: it names what is missing", {
  timeout,
}, async () => {
  const { status, output } = await refuseProduction(place, {});
  expect(status).toBe(1);
  expect(output).toContain("Falta JWT_SECRET");
  expect(output).toContain("Falta SHOP_URL");
});

test("an .env that cannot be read is refused in one sentence", { timeout }, async () => {
  const own = makePlace();
  mkdirSync(join(own.folder, ".env"));
  const { status, output } = await refuseProduction(own, productionEnv);
  own.remove();
  expect(status).toBe(1);
  expect(output).toBe("No se puede leer .env: revisa que sea un archivo tuyo.\n");
});

test("the published administrator cannot sign in, .env is read and the environment wins", {
  timeout,
}, async () => {
  const { SHOP_URL, ...rest } = productionEnv;
  const lines = Object.entries({ ...rest, SHOP_URL: "https://otra.example" });
  const text = lines.map(([name, value]) => `${name}=${value}\n`).join("");
  writeFileSync(join(place.folder, ".env"), text, { mode: 0o644 });
  const none = Object.fromEntries(lines.map(([name]) => [name, undefined]));

  const shop = await startProduction(place, { ...none, SHOP_URL });
  try {
    expect(shop.output()).toContain(SHOP_URL);
    expect(shop.output()).toContain("Otras cuentas de este equipo pueden leer .env");
    await expect(signIn(shop, demoAdmin)).rejects.toThrow("401");
    expect(await signIn(shop, ownAdmin)).toHaveProperty("token");
    // The pages of this test answer every path.
    const offer = await fetch(`${shop.url}${demoOfferPath}`);
    expect(offer.headers.get("content-type")).not.toMatch(/json/);
    expect(await offer.text()).not.toMatch(/password|demo-3D/);
  } finally {
    await shop.stop();
  }
});
