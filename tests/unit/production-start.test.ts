import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postJson } from "#rig/system/post-json.ts";
import {
  makePlace,
  type Place,
  productionEnv,
  refuseProduction,
  startProduction,
} from "#tests/support/calls/production-process.ts";

let place: Place;
beforeAll(() => {
  place = makePlace();
});
afterAll(() => place.remove());

const demoAdmin = { email: "admin@tienda.test", password: "admin-demo-3D" };

test.each(["prod", "development"])(
  "the program refuses NODE_ENV=%s in one sentence",
  async (NODE_ENV) => {
    const { status, output } = await refuseProduction(place, { ...productionEnv, NODE_ENV });
    expect(status).toBe(1);
    expect(output).toBe(
      `NODE_ENV debe ser "production" o no estar definido; se recibió "${NODE_ENV}". La demostración se inicia con: npm run demo.\n`,
    );
  },
);

test("without any setting the program is no demo: it names what is missing", async () => {
  const { status, output } = await refuseProduction(place, {});
  expect(status).toBe(1);
  expect(output).toContain("Falta JWT_SECRET");
  expect(output).toContain("Falta SHOP_URL");
});

test("the published administrator cannot sign in, .env is read and the environment wins", async () => {
  const { SHOP_URL, ...rest } = productionEnv;
  const lines = Object.entries({ ...rest, SHOP_URL: "https://otra.example" });
  const text = lines.map(([name, value]) => `${name}=${value}\n`).join("");
  writeFileSync(join(place.folder, ".env"), text, { mode: 0o600 });
  const none = Object.fromEntries(lines.map(([name]) => [name, undefined]));

  const shop = await startProduction(place, { ...none, SHOP_URL });
  try {
    expect(shop.output()).toContain(SHOP_URL);
    const signIn = (body: object) => postJson(`${shop.url}/api/auth/login.php`, body);
    await expect(signIn(demoAdmin)).rejects.toThrow();
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = productionEnv;
    expect(await signIn({ email, password })).toHaveProperty("token");
  } finally {
    await shop.stop();
  }
});
