import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { inviteAdmin } from "#server/modules/acceso/index.ts";
import { seconds } from "#server/time/clock.ts";
import { newEmail } from "#tests/support/calls/auth-calls.ts";
import { buildOwner, type Owner } from "#tests/support/calls/equipo.ts";

type Call = { method: string; path: string; type?: string; body: string };

/** Sends the head and all but the end of the body; answers how to send the end. */
async function begin(shop: TestShop, owner: Owner, call: Call): Promise<() => Promise<string>> {
  const { method, path, type = "application/json", body } = call;
  const socket = connect({ port: shop.config.port, host: "127.0.0.1", allowHalfOpen: true });
  const arrived = once(shop.app.http.server, "request");
  const head = [
    `${method} /api/endpoints/${path} HTTP/1.1`,
    "Host: tienda",
    "Connection: close",
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Authorization: Bearer ${owner.token}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, -5)}`);
  await arrived;
  // Its caller was identified before this one was.
  expect(await owner.api("listAdministradores")).toMatchObject({ ok: true });
  return () => {
    shop.clock.advance(seconds(5));
    socket.end(body.slice(-5));
    return text(socket);
  };
}

const invitation = (email: string): Call => ({
  method: "POST",
  path: "administradores.php",
  body: JSON.stringify({ email }),
});

test("a call that a removed administrator left half open invites nobody", async ({ shop }) => {
  const [owner, removed] = [await buildOwner(shop), await buildOwner(shop)];
  const email = newEmail();
  const finish = await begin(shop, removed, invitation(email));
  const query = { id: removed.id };
  expect(await owner.api("removeAdministrador", { query })).toMatchObject({ ok: true });
  expect(await finish()).toMatch(/^HTTP\/1\.1 401 /);
  const listed = await owner.api("listAdministradores");
  expect(JSON.stringify(listed)).not.toContain(email);
});

test("a form that was half open at the end of its session saves nothing", async ({ shop }) => {
  const owner = await buildOwner(shop);
  const part = '--x\r\nContent-Disposition: form-data; name="nombre"\r\n\r\nZorro\r\n--x--\r\n';
  const form = { method: "POST", path: "productos.php", body: part };
  const finish = await begin(shop, owner, { ...form, type: "multipart/form-data; boundary=x" });
  expect(await owner.api("logout")).toMatchObject({ ok: true });
  expect(await finish()).toMatch(/^HTTP\/1\.1 401 /);
});

test("a call that arrives slowly is answered while its session lives", async ({ shop }) => {
  const owner = await buildOwner(shop);
  const finish = await begin(shop, owner, invitation(newEmail()));
  expect(await finish()).toMatch(/^HTTP\/1\.1 201 /);
});

test("an invitation by somebody who administers no more is refused", async ({ shop }) => {
  const [owner, removed] = [await buildOwner(shop), await buildOwner(shop)];
  await owner.api("removeAdministrador", { query: { id: removed.id } });
  const late = inTransaction(shop.database.db, (tx) =>
    inviteAdmin(tx, { email: newEmail(), invitada_por: removed.id, now: shop.clock.now() }),
  );
  await expect(late).rejects.toThrow(errorMessages.sessionEnded);
});
