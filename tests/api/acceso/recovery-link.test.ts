import { expect } from "vitest";
import { test } from "#rig/test.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { createAuthCalls, newEmail } from "#tests/support/calls/auth-calls.ts";

test("a look at a link says whether it works, uses nothing up and tells of no account", async ({
  shop,
}) => {
  const auth = createAuthCalls(shop);
  const registered = async () => {
    const email = newEmail();
    await auth.registerVerified(email);
    return email;
  };
  const look = async (token: string) => {
    const result = await shop.client()("checkRecovery", { body: { token } });
    return result.ok ? result.data : result.status;
  };
  const email = await registered();
  const token = await auth.recover(email);
  expect(await look(token)).toEqual({ vigente: true });
  expect(await look(token)).toEqual({ vigente: true });
  expect((await auth.reset(token, "otra-clave-muy-larga")).status).toBe(200);
  expect(await look(token)).toEqual({ vigente: false });
  expect(await look("inventado")).toEqual({ vigente: false });
  expect(await look("x".repeat(201))).toBe(422);

  const late = await auth.recover(await registered());
  shop.clock.advance(minutes(30) + seconds(1));
  expect(await look(late)).toEqual({ vigente: false });
});
