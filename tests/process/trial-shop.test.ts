import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import {
  getPatiently,
  makePlace,
  postPatiently,
  startProduction,
} from "#tests/support/calls/production-process.ts";

/** Processes start slowly on a busy machine. */
const timeout = 240_000;

/** Asks for a page like a browser; `fetch` says that it is a script. */
function navigate(url: string, method = "GET"): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers: { accept: "text/html" } }, (response) =>
      resolve(text(response)),
    )
      .on("error", reject)
      .end();
  });
}

test("a trial says so, hides from search engines and keeps its mails", { timeout }, async () => {
  const place = makePlace();
  try {
    const shop = await startProduction(place, {
      MODO: "integracion",
      HSTS_SUBDOMAINS: "0",
      WEBPAY_URL: "",
      WEBPAY_COMMERCE_CODE: "",
      WEBPAY_API_KEY: "",
    });
    const answer = await getPatiently(shop, "/api/endpoints/tienda.php");
    expect(await answer.json()).toMatchObject({ demo: false, integracion: true });
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
    const strip = '<aside class="trial" aria-label="Aviso">Tienda de prueba';
    expect(await navigate(`${shop.url}/%zz`)).toContain(strip);
    expect(await navigate(`${shop.url}/`, "DELETE")).toContain(strip);
    const worker = await fetch(`${shop.url}/sw.js`);
    expect(await worker.text()).toContain("Tienda de prueba");
    const email = "duena@tienda.example";
    await postPatiently(shop, "/api/auth/solicitar_recuperacion.php", { email });
    const folder = join(shop.dataDir, "correos");
    const files = () => (existsSync(folder) ? readdirSync(folder) : []);
    // A file stands in its folder before its text does.
    const mails = () => files().map((file) => readFileSync(join(folder, file), "utf8"));
    await expect.poll(mails).toEqual([expect.stringContaining("To: duena@tienda.example")]);
    const [file = ""] = files();
    expect(file).toMatch(/^correo-1-[0-9a-f]+\.eml$/);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    await shop.stop();
    // This machine has no way to Transbank, or Transbank knows no such payment.
    expect(shop.output()).not.toContain("Webpay refuses the shop");
    expect(shop.output()).toContain("MODO=integracion: Webpay no cobra ninguna tarjeta");
    expect(shop.output()).toContain(folder);
  } finally {
    place.remove();
  }
});
