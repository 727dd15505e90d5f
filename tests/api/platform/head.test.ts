import { describe, expect } from "vitest";
import { type OperationName, type Route, routes } from "#contract/routes.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { actAtWebpay, countCalls, followRetorno } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { cachedOperations } from "#server/http/api/bind.ts";
import { samples } from "#tests/contract/samples.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { createAuthCalls, newEmail } from "#tests/support/calls/auth-calls.ts";

const reads = (Object.entries(routes) as [OperationName, Route][])
  .filter(([, { method }]) => method === "GET")
  .map(([name, { path }]) => ({ name, path: `/api${path}` }));

/** Methods of this path, named by Allow. */
const methodsOf = (path: string) =>
  new Set(
    Object.values(routes)
      .filter((it) => `/api${it.path}` === path)
      .map((it) => it.method),
  );

describe("HEAD", () => {
  test.for(reads)("runs $name only when it is a cached read", async ({ name, path }, { shop }) => {
    const query = new URLSearchParams(samples[name].query);
    const response = await fetch(`${shop.url}${path}?${query}`, { method: "HEAD" });
    if (cachedOperations.has(name)) {
      expect([200, 404]).toContain(response.status);
      return;
    }
    expect(response.status).toBe(405);
    expect(new Set(response.headers.get("allow")?.split(", "))).toEqual(methodsOf(path));
  });

  test("settles no payment", async ({ shop }) => {
    const producto_id = await buildProducto(shop);
    const buyer = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(buyer);
    const retorno = await actAtWebpay(shop, token, { accion: "aprobar" });
    const address = `${shop.url}/api/endpoints/pago_retorno.php?token_ws=${token}`;
    expect((await fetch(address, { method: "HEAD", redirect: "manual" })).status).toBe(405);
    expect(await countCalls(shop, "commit", token)).toBe(0);
    expect((await followRetorno(retorno)).searchParams.get("status")).toBe("success");
  });

  test("verifies no account", async ({ shop }) => {
    const auth = createAuthCalls(shop);
    const email = newEmail();
    await auth.registerUsuario(email);
    const address = `${shop.url}/api/auth/verificar_email.php?token=${await auth.readToken(email)}`;
    expect((await fetch(address, { method: "HEAD" })).status).toBe(405);
    expect((await auth.login(email)).status).toBe(403);
    expect((await fetch(address)).status).toBe(200);
    expect((await auth.login(email)).status).toBe(200);
  });
});
