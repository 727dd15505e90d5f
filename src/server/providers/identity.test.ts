import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createIdentity } from "./identity.ts";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A provider whose discovery document names that page, and that issuer when told one. */
async function openProvider(pageOf: (issuer: string) => string, claimed?: string) {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    const document = { issuer: claimed ?? issuer, authorization_endpoint: pageOf(issuer) };
    response.end(JSON.stringify(document));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google = { clientId: "estrato", clientSecret: "secreto", issuer };
  const identity = createIdentity({ google, shopUrl: "http://tienda.test" });
  if (!identity) throw new Error("not configured");
  return { identity, issuer };
}

const input = { state: "s".repeat(32), codeChallenge: "c".repeat(43) };

it("sends people to a page of the provider", async () => {
  const { identity, issuer } = await openProvider((own) => `${own}/autorizar`);
  const address = URL.parse((await identity.authorizationUrl(input)) ?? "");
  expect(`${address?.origin}${address?.pathname}`).toBe(`${issuer}/autorizar`);
});

it("sends nobody to a page of another origin, whatever the discovery says", async () => {
  const { identity } = await openProvider(() => "https://cuentas.malo.example/autorizar");
  expect(await identity.authorizationUrl(input)).toBeNull();
});

it("sends nobody anywhere when the discovery names another issuer", async () => {
  const page = (own: string) => `${own}/autorizar`;
  const { identity } = await openProvider(page, "https://accounts.google.com");
  expect(await identity.authorizationUrl(input)).toBeNull();
});
