import { expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import { freshShopTest } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { enqueueCorreo } from "#server/outbox/index.ts";
import { systemClock } from "#server/time/clock.ts";
import { commandEvents, tienda } from "#tests/support/calls/tienda-command.ts";

const test = freshShopTest();

type Correos = { cuenta_borrada: { nombre: string; borrada_en: number } };

/** A mail in this state; answers its id. */
async function buildCorreo(shop: TestShop, para: string, set: object): Promise<number> {
  const { db } = shop.database;
  const now = shop.clock.now();
  const datos = { nombre: "Ana", borrada_en: now };
  const clave = `cuenta_borrada:${para}`;
  await inTransaction(db, (tx) =>
    enqueueCorreo<Correos>(tx, { clave, plantilla: "cuenta_borrada", para, datos, now }),
  );
  const { id } = await db
    .updateTable("correos")
    .set(set)
    .where("clave", "=", clave)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const parked = { estado: "aparcado", intentos: 9, error: "EENVELOPE 550" } as const;
/** The command has the real time, the shop the test's. */
const never = systemClock.now() * 2;

/** Nothing else may send them before the command. */
async function buildScene(shop: TestShop) {
  const held = await buildCorreo(shop, "ana@ejemplo.cl", parked);
  const waits = { proximo_en: never, intentos: 3, error: "ESOCKET" };
  const waiting = await buildCorreo(shop, "beto@ejemplo.cl", waits);
  const erased = await buildCorreo(shop, "cuenta-borrada-7", parked);
  const sent = await buildCorreo(shop, "eva@ejemplo.cl", { estado: "enviado", enviado_en: 1 });
  const dropped = await buildCorreo(shop, "iris@ejemplo.cl", { estado: "omitido" });
  return { held, waiting, erased, sent, dropped };
}

test("lists what is parked and what waits, without whole addresses, and shows one in full", async ({
  shop,
}) => {
  const { held, waiting } = await buildScene(shop);
  const { status, output } = await tienda(shop, "correos");
  expect(status).toBe(0);
  expect(output).toContain("Detenidos: 2.");
  expect(output).toMatch(
    new RegExp(`${held}  cuenta_borrada  a…@ejemplo\\.cl  .+  9 intentos  EENVELOPE 550`),
  );
  expect(output).toContain("Por salir: 1.");
  expect(output).toMatch(new RegExp(`${waiting}  cuenta_borrada  b…@.+ESOCKET  \\(sale .+\\)`));
  expect(output).not.toMatch(/ana@|beto@|eva@/);
  const shown = await tienda(shop, "correos", "ver", String(held));
  expect(shown.output).toContain("Para: ana@ejemplo.cl");
  expect(shown.output).toContain("Estado: aparcado, 9 intentos");
  expect(await tienda(shop, "correos", "ver", "999999")).toMatchObject({ status: 1 });
  expect(await tienda(shop, "correos", "ver", "x")).toMatchObject({ status: 2 });
});

test("sends a parked mail again, once, and brings a waiting one forward", async ({ shop }) => {
  const { held, waiting } = await buildScene(shop);
  for (const id of [held, waiting]) {
    const sent = await tienda(shop, "correos", "reenviar", String(id));
    expect(sent).toMatchObject({ status: 0, faults: "" });
  }
  const again = await tienda(shop, "correos", "reenviar", String(held));
  expect(again).toMatchObject({ status: 1, faults: expect.stringContaining("está saliendo") });
  shop.clock.advance(Math.max(0, systemClock.now() - shop.clock.now()) + 60_000);
  await shop.app.outbox.runOnce();
  for (const para of ["ana@ejemplo.cl", "beto@ejemplo.cl"]) {
    await waitForCorreo(shop, para, /./);
    expect(await readCorreos(shop, para)).toHaveLength(1);
  }
  const events = await commandEvents(shop, "correo_reenviado");
  expect(events.map(({ datos }) => JSON.parse(datos))).toEqual([
    { correo_id: held },
    { correo_id: waiting },
  ]);
});

test("sends all that is parked, but nothing to an erased account", async ({ shop }) => {
  const { erased, sent, dropped } = await buildScene(shop);
  const all = await tienda(shop, "correos", "reenviar", "todos");
  expect(all).toMatchObject({ status: 0, output: "Correos que salen de nuevo: 1." });
  const [event] = await commandEvents(shop, "correo_reenviado");
  expect(JSON.parse(event?.datos ?? "")).toEqual({ cantidad: 1 });
  for (const [id, sentence] of [
    [erased, "Ese correo era para una cuenta que se borró: no se puede enviar."],
    [sent, "Ese correo ya salió."],
    [dropped, "Ese correo ya no hace falta: no se envía."],
    [999_999, "No hay un correo con ese número."],
  ] as const) {
    const refused = await tienda(shop, "correos", "reenviar", String(id));
    expect(refused).toEqual({ status: 1, output: "", faults: sentence });
  }
});
