import { type OperationName, type Route, routes } from "#contract/routes.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import type { AdminWrite } from "./auditoria-writes.ts";

type Write = { name: OperationName; call: AdminWrite["call"]; token: string };

export function sendWrite(shop: TestShop, { name, call, token }: Write): Promise<Response> {
  const { query = {}, body, form } = call;
  const { method, path }: Route = routes[name];
  return fetch(`${shop.url}/api${path}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
  });
}
