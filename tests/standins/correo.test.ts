import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { type Harness, startStandins } from "./harness.ts";

const verificationLink = "https://tienda.test/verificar?token=abc&destino=%2Fcuenta";

const sampleMail = {
  from: '"Estrato ñandú" <hola@tienda.test>',
  to: "Cliente@tienda.test",
  subject: "Tu pedido nº 7 está en camino: ¡recién impreso!",
  text: `Hola, Begoña.\nVerifica en ${verificationLink}.\nAyuda: http://tienda.test/ayuda (o responde).`,
  html: `<p>Hola, Begoña. <a href="${verificationLink.replace("&", "&amp;")}">Verifica</a> o
    <a href='mailto:hola@tienda.test'>escribe</a>.</p>`,
};

async function deliver(shop: Harness, more: Record<string, unknown> = {}): Promise<void> {
  const transport = createTransport(shop.smtpUrl);
  await transport.sendMail({ ...sampleMail, ...more });
  transport.close();
}

test("a mail with accents and two parts is listed with exactly the agreed fields", async () => {
  const shop = await startStandins();
  await deliver(shop);
  expect(await shop.list("/correo/mensajes.json")).toEqual([
    {
      id: expect.any(String),
      para: "Cliente@tienda.test",
      asunto: sampleMail.subject,
      texto: sampleMail.text,
      html: expect.stringContaining("Hola, Begoña."),
      enlaces: [verificationLink, "http://tienda.test/ayuda"],
      fecha: "2026-01-15T15:30:00.000Z",
    },
  ]);
});

test("mails are listed newest first and filtered by address whatever its case", async () => {
  const shop = await startStandins();
  await deliver(shop, { subject: "uno" });
  await deliver(shop, { subject: "dos", to: "otra@tienda.test" });
  await deliver(shop, { subject: "tres" });
  const subjects = async (query: string) =>
    (await shop.list(`/correo/mensajes.json${query}`)).map(({ asunto }) => asunto);
  expect(await subjects("")).toEqual(["tres", "dos", "uno"]);
  expect(await subjects("?para=CLIENTE@tienda.test")).toEqual(["tres", "uno"]);
  expect(await subjects("?para=nadie@tienda.test")).toEqual([]);
});

test("a blind copy is found by its own address", async () => {
  const shop = await startStandins();
  await deliver(shop, { bcc: "oculta@tienda.test" });
  expect(await shop.list("/correo/mensajes.json?para=oculta@tienda.test")).toHaveLength(1);
});

test("any user and password may send", async () => {
  const shop = await startStandins();
  const transport = createTransport(shop.smtpUrl.replace("//", "//quien:sea@"));
  await expect(transport.sendMail(sampleMail)).resolves.toBeDefined();
  transport.close();
});

test("deleting the mails empties the box", async () => {
  const shop = await startStandins();
  await deliver(shop);
  expect((await shop.send("DELETE", "/correo/mensajes.json")).status).toBe(200);
  expect(await shop.list("/correo/mensajes.json")).toEqual([]);
});

test("the page shows the markup of a mail only inside a frame without scripts", async () => {
  const shop = await startStandins();
  await deliver(shop, { html: '<p>Hola</p><script>alert("x")</script>' });
  const [mensaje] = await shop.list("/correo/mensajes.json");
  const text = await (await fetch(`${shop.url}/correo/mensajes/${mensaje?.id}`)).text();
  expect(text).toContain('sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"');
  expect(text).toContain("&lt;script&gt;alert(&quot;x&quot;)");
  // A script of its own, which the mail is no part of.
  expect(text).not.toMatch(/<script>\s*alert|allow-scripts/);
});

test("the page speaks to people, and leads back to the shop that wrote", async () => {
  const shop = await startStandins();
  await deliver(shop, { html: '<a href="http://localhost:3000/cuenta/pedidos">Mis pedidos</a>' });
  const text = await (await fetch(`${shop.url}/correo`)).text();
  expect(text).not.toContain("smtp://");
  expect(text).toContain('href="http://localhost:3000">Ir a la tienda</a>');
});

test("the box says when it is empty, and lists what came", async () => {
  const shop = await startStandins();
  const read = async () => (await fetch(`${shop.url}/correo`)).text();
  expect(await read()).toContain("Todavía no llega nada");
  await deliver(shop);
  expect(await read()).toContain(sampleMail.subject);
});

test("rechazar answers 451 to the next messages and keeps none of them", async () => {
  const shop = await startStandins();
  await shop.send("POST", "/correo/control/fallas", { falla: "rechazar", veces: 2 });
  await expect(deliver(shop)).rejects.toMatchObject({ responseCode: 451 });
  await expect(deliver(shop)).rejects.toMatchObject({ responseCode: 451 });
  await deliver(shop);
  expect(await shop.list("/correo/mensajes.json")).toHaveLength(1);
});

test("caido drops the connection until ninguna ends it", async () => {
  const shop = await startStandins();
  await shop.send("POST", "/correo/control/fallas", { falla: "caido", veces: 100 });
  await expect(deliver(shop)).rejects.toThrow();
  await shop.send("POST", "/correo/control/fallas", { falla: "ninguna" });
  await deliver(shop);
  expect(await shop.list("/correo/mensajes.json")).toHaveLength(1);
});

test("an unknown mail fault is refused", async () => {
  const shop = await startStandins();
  const path = "/correo/control/fallas";
  expect((await shop.send("POST", path, { falla: "quemar" })).status).toBe(400);
  expect((await shop.send("POST", path, { falla: "caido", veces: 0 })).status).toBe(400);
});
