import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { limitedEnv } from "#tests/support/calls/limited-calls.ts";
import { startS3Server } from "#tests/support/faults/s3-server.ts";

const callsAtOnce = 20;
/** Two rounds beyond what a network may ask for in vain. */
const rounds = 32;

it("a client that asks for invented pictures is refused before S3, and still gets what is kept", async () => {
  const s3 = await startS3Server({ pageSize: 3 });
  const shop = await openTestShop({
    env: { ...s3.env, ...limitedEnv, S3_URL: `${s3.url}/tienda` },
  });
  const ask = async (name: string): Promise<number> => {
    const response = await fetch(`${shop.url}/imagenes/${name}/1200.webp`);
    await response.arrayBuffer();
    return response.status;
  };
  await shop.images.save("guardada", [{ file: "1200.webp", bytes: randomBytes(500) }]);
  expect(await ask("guardada")).toBe(200);

  const statuses: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const names = Array.from({ length: callsAtOnce }, (_, index) => `inventada-${round}-${index}`);
    statuses.push(...(await Promise.all(names.map(ask))));
  }
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  // A name counts once: the client repeats a request that was slow.
  const asked = new Set(s3.requests.filter((request) => request.includes("inventada")));
  expect(asked.size).toBe(statuses.filter((status) => status === 404).length);
  expect(await ask("guardada")).toBe(200);
  await shop.close();
  await s3.close();
});
