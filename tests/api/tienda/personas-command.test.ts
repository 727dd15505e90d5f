import { existsSync, readFileSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { runAsOwner } from "#rig/databases/run-as-owner.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { freshShopTest } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { hours } from "#server/time/clock.ts";
import { buildDoubt } from "#tests/support/buying/doubts.ts";
import { buyPedido, stepPedido } from "#tests/support/buying/pedidos.ts";
import { commandEvents, tienda } from "#tests/support/calls/tienda-command.ts";

const test = freshShopTest();

test("exports what the person's own page exports, into a new file of one's own", async ({
  shop,
}) => {
  const { ana } = await buyPedido(shop);
  // When a mail leaves is part of both exports.
  const { db } = shop.database;
  const waiting = db.selectFrom("correos").select("id").where("estado", "=", "pendiente");
  await expect.poll(() => waiting.execute()).toEqual([]);
  const path = join(shop.config.dataDir, "ana.json");
  const { status, output } = await tienda(shop, "personas", "exportar", ana.email, path);
  expect(status).toBe(0);
  expect(output).toContain(path);
  const own = await ana.api("getCuenta");
  const written = JSON.parse(readFileSync(path, "utf8"));
  const { actividad: _own, ...rest } = own.ok ? own.data : ({} as never);
  const { actividad: _written, ...exported } = written;
  expect(exported).toEqual(JSON.parse(JSON.stringify(rest)));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const [event] = await commandEvents(shop, "exportacion");
  expect(JSON.parse(event?.datos ?? "")).toEqual({
    operacion: "getCuenta",
    sobre_usuario_id: ana.id,
  });
  const again = await tienda(shop, "personas", "exportar", ana.email, path);
  expect(again).toEqual({
    status: 1,
    output: "",
    faults: `${path} ya existe: elige otro archivo.`,
  });
  const other = join(shop.config.dataDir, "nadie.json");
  const unknown = await tienda(shop, "personas", "exportar", "nadie@ejemplo.cl", other);
  expect(unknown).toMatchObject({ status: 1 });
  expect(existsSync(other)).toBe(false);
  const nowhere = join(shop.config.dataDir, "no-existe", "ana.json");
  const astray = await tienda(shop, "personas", "exportar", ana.email, nowhere);
  expect(astray).toMatchObject({ status: 1, faults: expect.stringContaining("ENOENT") });
  expect(await commandEvents(shop, "exportacion")).toHaveLength(1);
});

/** Every file that is open refuses to reach the disk. */
async function fillDisk(folder: string) {
  const handle = await open(join(folder, "cualquiera"), "w");
  const spy = vi.spyOn(Object.getPrototypeOf(handle), "sync");
  await handle.close();
  return spy.mockRejectedValue(Object.assign(new Error("no space"), { code: "ENOSPC" }));
}

test("an export that cannot be written or noted leaves neither a file nor an entry", async ({
  shop,
}) => {
  const { ana } = await buyPedido(shop);
  const path = join(shop.config.dataDir, "ana.json");
  const full = await fillDisk(shop.config.dataDir);
  expect(await tienda(shop, "personas", "exportar", ana.email, path)).toEqual({
    status: 1,
    output: "",
    faults: "No queda espacio en el disco.",
  });
  full.mockRestore();
  expect(existsSync(path)).toBe(false);
  expect(await commandEvents(shop, "exportacion")).toEqual([]);
  await runAsOwner(shop, "alter table eventos_seguridad rename to eventos_guardados");
  await expect(tienda(shop, "personas", "exportar", ana.email, path)).rejects.toThrow();
  await runAsOwner(shop, "alter table eventos_guardados rename to eventos_seguridad");
  expect(existsSync(path)).toBe(false);
  expect(await tienda(shop, "personas", "exportar", ana.email, path)).toMatchObject({ status: 0 });
});

test("erases as the person would, once confirmed, also a disabled account", async ({ shop }) => {
  const { ana, id } = await buyPedido(shop);
  const erase = (...more: string[]) => tienda(shop, "personas", "borrar", ana.email, ...more);
  for (const more of [[], ["--confirmar", "otra@ejemplo.cl"]]) {
    const asked = await erase(...more);
    expect(asked).toMatchObject({ status: 2, faults: expect.stringContaining("--confirmar") });
  }
  const undelivered = await erase("--confirmar", ana.email);
  expect(undelivered).toMatchObject({ status: 1, faults: expect.stringContaining("no recibes") });
  for (const step of ["en_preparacion", "enviado", "entregado"] as const) {
    await stepPedido(shop, id, step);
  }
  await tienda(shop, "cuentas", "desactivar", ana.email);
  expect(await erase("--confirmar", ana.email)).toMatchObject({ status: 0, faults: "" });
  const row = await shop.database.db
    .selectFrom("usuarios")
    .select(["nombre", "email", "activo"])
    .where("id", "=", ana.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ nombre: "Cuenta borrada", email: `cuenta-borrada-${ana.id}`, activo: 0 });
  const { database, config, clock } = shop;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
  expect(await commandEvents(shop, "borrado")).toHaveLength(1);
  shop.clock.advance(hours(1));
  await shop.app.outbox.runOnce();
  await waitForCorreo(shop, ana.email, /./);
  expect(await erase("--confirmar", ana.email)).toMatchObject({ status: 1 });
});

test("keeps the last administrator, and whoever's money is moving", async ({ shop }) => {
  const owner = await buildAdmin(shop);
  const { ana } = await buildDoubt(shop);
  for (const email of [owner.email, ana.email]) {
    const refused = await tienda(shop, "personas", "borrar", email, "--confirmar", email);
    expect(refused).toMatchObject({ status: 1, output: "" });
  }
  const confirmed = await tienda(shop, "sesiones", "cerrar", ana.email, "--confirmar", ana.email);
  expect(confirmed).toMatchObject({ status: 2, faults: expect.stringContaining("no lleva") });
});
