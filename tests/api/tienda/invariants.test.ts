// @module-tag both-engines

import { sql } from "kysely";
import { describe, expect } from "vitest";
import { buildDiscrepancia } from "#rig/builders/discrepancia.ts";
import { runAsOwner } from "#rig/databases/run-as-owner.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test as base } from "#rig/test.ts";
import { boundsOf, checkDatabase, describeBroken } from "#server/app/checks/check-shop.ts";
import type { Db } from "#server/db/database.ts";
import { type Broken, findBroken, invariants } from "#server/db/invariants/check-invariants.ts";
import { startPayment } from "#tests/support/buying/buyer.ts";
import { answer, buildDevolucion } from "#tests/support/buying/devoluciones.ts";
import { buildLargeBuyer } from "#tests/support/buying/holds.ts";
import { startTwoPayments } from "#tests/support/buying/intentos.ts";
import { adminApi, buyPedido, stepPedido } from "#tests/support/buying/pedidos.ts";
import { cases, productoOf, type Scene } from "./invariants.cases.ts";

/** One of each estado, in a database where everything holds. */
async function buildScene(shop: TestShop): Promise<Scene> {
  const { db } = shop.database;
  const admin = await adminApi(shop);
  const bought = await buyPedido(shop);
  const sent = (await buyPedido(shop)).id;
  await stepPedido(shop, sent, "en_preparacion");
  await stepPedido(shop, sent, "enviado");
  const refunded = (await buyPedido(shop)).id;
  const wish = { pedido_id: refunded, motivo: "Se arrepintió", reponer_stock: true };
  await admin("createReembolso", { body: wish });
  await startTwoPayments(shop);
  const accepted = await buildDevolucion(shop);
  await answer(shop, accepted);
  const buyer = await buildLargeBuyer(shop, 6);
  await startPayment(buyer);
  const { id: open } = await db
    .selectFrom("pago_intentos")
    .select("id")
    .where("usuario_id", "=", buyer.id)
    .executeTakeFirstOrThrow();
  const gone = await buyPedido(shop);
  for (const step of ["en_preparacion", "enviado", "entregado"] as const) {
    await stepPedido(shop, gone.id, step);
  }
  await db
    .updateTable("usuarios")
    .set({ password_hash: null })
    .where("id", "=", gone.ana.id)
    .execute();
  await removeTableBounds(shop);
  return { shop, paid: bought.id, sent, refunded, open, accepted, ana: bought.ana.id };
}

/** Rules that the tables keep by themselves are checked too: a restored copy might have lost them. */
async function removeTableBounds(shop: TestShop): Promise<void> {
  const isPostgres = shop.config.databaseUrl !== null;
  const statements = isPostgres
    ? ["stock_check", "reservado_check", "check"].map(
        (name) => `alter table productos drop constraint productos_${name}`,
      )
    : ["pragma ignore_check_constraints = on"];
  for (const statement of statements) await runAsOwner(shop, statement);
}

const test = base.extend("scene", { scope: "file" }, async ({ shop }) => buildScene(shop));

const undo = new Error("undo");

/** Broken rules after these statements, which are undone. */
async function breakBy({ shop }: Scene, ...statements: string[]): Promise<Broken[]> {
  let found: Broken[] = [];
  const { db } = shop.database;
  const broken = db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
    found = await findBroken(tx as Db, boundsOf(shop.config, shop.clock.now()));
    throw undo;
  });
  await broken.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return found;
}

describe("the check of the whole database", () => {
  test("finds nothing in a shop that has only sold, shipped and refunded", async ({ scene }) => {
    expect(await breakBy(scene)).toEqual([]);
  });

  test.for(cases)("tells of %s", async ([rule, statementsOf], { scene }) => {
    const found = await breakBy(scene, ...statementsOf(scene));
    expect(found.map(({ name }) => name)).toContain(rule);
    for (const { total, ids } of found) expect(ids).toHaveLength(Math.min(total, 5));
  });

  test("tells of what an erased account has left, in every table that erasure empties or blanks", async ({
    scene,
  }) => {
    const { shop, ana, paid, refunded } = scene;
    await buildDiscrepancia(shop, paid);
    const at = shop.clock.now() + 1;
    const found = await breakBy(
      scene,
      `update pedidos set usuario_id = ${ana} where id = ${refunded}`,
      `update discrepancias set nota = 'Ana llamó', resuelta_en = ${at}`,
      `update pedido_detalles set personalizacion = '[]' where pedido_id = ${paid}`,
      `insert into pedido_notas (pedido_id, autor, texto, creado_en) values (${paid}, '', '', 0)`,
      `insert into devoluciones (pedido_id, tipo, solucion, estado, detalle, clave, creado_en)
        values (${paid}, 'retracto', 'dinero', 'pedida', 'Soy Ana', 'x', 0)`,
      `insert into devolucion_fotos (devolucion_id, orden, pedido_id, contenido, creado_en)
        select id, 1, pedido_id, 'x', 0 from devoluciones where pedido_id = ${paid}`,
      `insert into pedido_enlaces (hash, pedido_id, creado_en, expira_en) values ('x', ${paid}, 0, 0)`,
      `insert into invitados (usuario_id, email, creado_en) values (${ana}, 'ana@correo.test', 0)`,
      `insert into opiniones (producto_id, usuario_id, nombre_usuario, calificacion, comentario, creado_en)
        values (${productoOf(paid)}, ${ana}, 'Ana', 5, '', 0)`,
      `insert into carrito_lineas (usuario_id, producto_id, cantidad, creado_en)
        values (${ana}, ${productoOf(refunded)}, 1, 0)`,
      `insert into tokens_correo (usuario_id, proposito, hash, creado_en, expira_en)
        values (${ana}, 'recuperacion', 'x', 0, 0)`,
      `insert into factor_codigos (usuario_id, secreto, creado_en) values (${ana}, '', 0)`,
      `insert into factor_passkeys (usuario_id, credencial, clave_publica, contador, transportes,
        nombre, creado_en) values (${ana}, 'x', '', 0, '[]', '', 0)`,
      `insert into factor_respaldos (usuario_id, hash, creado_en) values (${ana}, 'x', 0)`,
      `insert into factor_retos (usuario_id, proposito, hash, sesion_version, creado_en, expira_en)
        values (${ana}, 'prueba', 'x', 1, 0, 0)`,
      `update usuarios set borrado_en = ${at} where id = ${ana}`,
    );
    const told = found.filter(({ name }) => name.startsWith("datos-borrados-"));
    const rules = invariants.filter(({ name }) => name.startsWith("datos-borrados-"));
    expect(told.map(({ name, ids }) => [name, ids])).toEqual(
      rules.map(({ name }) => [name, [ana]]),
    );
    expect(rules.length).toBeGreaterThan(12);
  });

  test("proves each of its rules here", () => {
    const proved = new Set(cases.map(([rule]) => rule));
    const rules = invariants.map(({ name }) => name);
    expect(rules.filter((it) => !proved.has(it) && !it.startsWith("datos-borrados-"))).toEqual([]);
  });

  test("names five, and says when there are more", async ({ scene }) => {
    const found = await breakBy(scene, "update pedidos set total = total + 1");
    const line = found.map(describeBroken).find((it) => it.startsWith("total-del-pedido"));
    expect(line).toMatch(/^total-del-pedido: .+\. 7: pedido \d+, \d+, \d+, \d+, \d+…$/);
  });

  test("sees one state of a shop that goes on selling", async ({ scene: { shop } }) => {
    const watching = { config: shop.config, now: shop.clock.now() };
    const [found] = await Promise.all([
      checkDatabase(shop.database.db, watching),
      buyPedido(shop),
      buyPedido(shop),
    ]);
    expect(found).toEqual([]);
  });
});
