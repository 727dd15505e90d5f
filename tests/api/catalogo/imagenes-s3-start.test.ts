import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configOf } from "#rig/shop/config-of.ts";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { openImageStore } from "#server/app/open-images.ts";
import { type S3Server, startS3Server } from "#tests/support/faults/s3-server.ts";

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

describe("the start", () => {
  it("is refused with one sentence when S3 refuses the settings", async () => {
    const open = async (env: Record<string, string>) => {
      const JWT_SECRET = "0123456789abcdefghijklmnopqrstuv";
      return openImageStore(configOf({ JWT_SECRET, ...s3.env, ...env }), pino({ level: "silent" }));
    };
    await expect(open({ S3_URL: s3.url.replace("imagenes", "otra") })).rejects.toThrow(
      /^No se puede usar la cubeta «otra» .*: la cubeta no existe\./,
    );
    await expect(open({ S3_ACCESS_KEY_ID: "ajena" })).rejects.toThrow(
      /InvalidAccessKeyId 403\. Revisa S3_URL/,
    );
  });

  it("does not wait for an S3 that is unreachable", async () => {
    const mend = s3.fail({ how: "500" });
    const other = await openTestShop({ env: s3.env });
    expect((await fetch(`${other.url}/api/salud`)).status).toBe(200);
    mend();
    await other.close();
  });
});
