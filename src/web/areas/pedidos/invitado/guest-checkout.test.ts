import { expect, it } from "vitest";
import { memoryStorage } from "#web/app/browser/browser-storage.ts";
import { createGuestCheckout } from "./guest-checkout.ts";

it("keeps what was typed until the pedido is paid, and the payment longer", () => {
  const storage = memoryStorage();
  const guest = createGuestCheckout(() => storage);
  guest.keepForm({ email: "ana@b.cl", comuna: "Ñuñoa" });
  guest.keepPago("token");
  expect(createGuestCheckout(() => storage).readForm()).toEqual({
    email: "ana@b.cl",
    comuna: "Ñuñoa",
  });
  guest.end();
  expect(guest.readForm()).toEqual({});
  expect(guest.readPago()).toBe("token");
});

it.each(["roto", "[]", "7", '{"email":7,"comuna":"Ñuñoa"}'])("survives the stored %s", (stored) => {
  const guest = createGuestCheckout(() => memoryStorage({ guestCheckout: stored }));
  expect(guest.readForm()).toEqual(stored.startsWith("{") ? { comuna: "Ñuñoa" } : {});
});
