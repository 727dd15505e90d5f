import { expect } from "vitest";
import { offerOf } from "#rig/demo/demo-offer.ts";
import { test } from "#rig/test.ts";

const mine = { standinsUrl: "http://127.0.0.1:3001", hasOwnWebpay: false, hasOwnMail: false };
const published = { email: "admin@tienda.test", password: "admin-demo-3D" };

test("a demo says how to try it, and no cache keeps that", async ({ shop }) => {
  const answer = await fetch(`${shop.url}/demostracion.json`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toMatchObject({
    usuarios: [
      { rol: "cliente", email: "cliente@tienda.test" },
      { rol: "admin", ...published },
    ],
    mailUrl: `${shop.standinsUrl}/correo`,
  });
});

test("a password that somebody set is offered to nobody", () => {
  const { usuarios } = offerOf({ admin: { ...published, password: "mi clave de verdad" } }, mine);
  expect(usuarios.map(({ rol }) => rol)).toEqual(["cliente"]);
});

test.for([
  [{ ...mine, hasOwnWebpay: true }, null, `${mine.standinsUrl}/correo`],
  [{ ...mine, hasOwnMail: true }, "123", null],
  [{ ...mine, standinsUrl: null }, null, null],
] as const)("card and mailbox are those of the stand-ins: %j", ([place, cvv, mailUrl]) => {
  const offer = offerOf({ admin: published }, place);
  expect([offer.card?.cvv ?? null, offer.mailUrl]).toEqual([cvv, mailUrl]);
});
