import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createWebpay } from "./webpay.ts";

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([301, 302, 307, 308])(
  "a redirect of %i is an unknown outcome, and nobody else sees the key",
  async (status) => {
    const seen: (string | undefined)[] = [];
    const stranger = await serve((request, response) => {
      seen.push(request.url);
      response.end("{}");
    });
    const url = await serve((_request, response) => {
      response.writeHead(status, { location: `${stranger}/otro` }).end();
    });
    const webpay = createWebpay({ url, commerceCode: "597012345678", apiKey: "una-llave" });
    const token = "a".repeat(64);
    const answers = [
      await webpay.create({
        buyOrder: "E1-a",
        sessionId: "s",
        amount: 1000,
        returnUrl: "https://tienda.test/r",
      }),
      await webpay.status(token),
      await webpay.commit(token),
    ];
    expect(answers).toEqual(
      answers.map(() => expect.objectContaining({ ok: false, kind: "unknown" })),
    );
    expect(seen).toEqual([]);
  },
);
