import { describe, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { addCodeApp } from "#rig/builders/factor.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { test } from "#rig/test.ts";
import { hours } from "#server/time/clock.ts";
import { rolOf } from "#tests/support/calls/equipo.ts";
import { commandEvents as events, tienda } from "#tests/support/calls/tienda-command.ts";

test("the help names every verb", async ({ shop }) => {
  const { status, output } = await tienda(shop, "--ayuda");
  expect(status).toBe(0);
  for (const words of [
    "revisar",
    "personas exportar <correo> <archivo>",
    "personas borrar <correo> --confirmar <correo>",
    "pagos dudosos",
    "pagos preguntar <pedido|orden de compra>",
    "pagos cerrar <orden de compra> <cobrado|no-cobrado> <nota>",
    "correos",
    "correos ver <numero>",
    "correos reenviar <numero|todos>",
    "administradores invitar <correo>",
    "administradores agregar <correo>",
    "administradores quitar <correo>",
    "segundo-factor quitar <correo>",
    "sesiones cerrar <correo>",
    "cuentas desactivar <correo>",
    "cuentas activar <correo>",
  ]) {
    expect(output).toContain(words);
  }
});

test.for([
  [[], "Falta decir qué hacer."],
  [["bailar"], "No conozco «bailar»."],
  [["cuentas"], "No conozco «cuentas»."],
  [["administradores", "bailar"], "«bailar» sobra en «administradores»."],
  [["cuentas", "desactivar"], "A «cuentas desactivar» le falta: correo."],
  [["cuentas", "desactivar", "nada"], "Ingresa un correo electrónico válido."],
  [["sesiones", "cerrar", "a@b.cl", "c@d.cl"], "«c@d.cl» sobra en «sesiones cerrar»."],
  [["sesiones", "cerrar", "a@b.cl", "--ya"], "No conozco la opción «--ya»."],
] as const)("%j is not understood: status 2 and a sentence", async ([args, sentence], { shop }) => {
  expect(await tienda(shop, ...args)).toEqual({
    status: 2,
    output: "",
    faults: `${sentence} Mira: npm run tienda -- --ayuda`,
  });
});

describe("administradores", () => {
  test("are listed, added and removed", async ({ shop }) => {
    const [owner, ana] = [await buildAdmin(shop), await buildCliente(shop)];
    const added = await tienda(shop, "administradores", "agregar", ana.email);
    expect(added).toMatchObject({ status: 0, faults: "" });
    expect(await rolOf(shop, ana.email)).toBe("admin");
    const { output } = await tienda(shop, "administradores");
    for (const { email } of [owner, ana]) expect(output).toContain(email);

    expect(await tienda(shop, "administradores", "quitar", ana.email)).toMatchObject({ status: 0 });
    expect(await rolOf(shop, ana.email)).toBe("cliente");
    const [event] = (await events(shop, "admin_quitado")).slice(-1);
    expect(event).toMatchObject({ usuario_id: null });
    expect(JSON.parse(event?.datos ?? "{}")).toEqual({ sobre_usuario_id: ana.id });
  });

  test("are invited by a mail that the running shop sends", async ({ shop }) => {
    const email = `elisa-${crypto.randomUUID().slice(0, 8)}@ejemplo.cl`;
    const invited = await tienda(shop, "administradores", "invitar", email);
    expect(invited).toMatchObject({ status: 0 });
    // The command has the real time, which runs on.
    shop.clock.advance(hours(1));
    await shop.app.outbox.runOnce();
    const { enlaces } = await waitForCorreo(shop, email, /^Te invitaron a administrar/);
    expect(enlaces.join(" ")).toContain("/invitacion/");
  });

  test("keep their last one", async ({ shop }) => {
    const { db } = shop.database;
    await db.updateTable("usuarios").set({ rol: "cliente" }).where("rol", "=", "admin").execute();
    const owner = await buildAdmin(shop);
    expect(await tienda(shop, "administradores", "quitar", owner.email)).toEqual({
      status: 1,
      output: "",
      faults: errorMessages.lastAdminStays,
    });
  });

  test("are not made of an account that is missing or never verified", async ({ shop }) => {
    const ana = await buildCliente(shop);
    const waiting = { email_verificado_en: null };
    const { db } = shop.database;
    await db.updateTable("usuarios").set(waiting).where("id", "=", ana.id).execute();
    for (const [email, sentence] of [
      ["nadie@ejemplo.cl", errorMessages.usuarioNotFound],
      [ana.email, errorMessages.usuarioNotReady],
    ] as const) {
      const refused = await tienda(shop, "administradores", "agregar", email);
      expect(refused).toEqual({ status: 1, output: "", faults: sentence });
    }
  });
});

describe("an account", () => {
  test("loses its sessions", async ({ shop }) => {
    const ana = await buildCliente(shop);
    const ended = await tienda(shop, "sesiones", "cerrar", ana.email);
    expect(ended).toMatchObject({ status: 0, output: `Sesiones cerradas de ${ana.email}: 1.` });
    expect(await shop.client(ana.token)("listDirecciones")).toMatchObject({ status: 401 });
    expect(await events(shop, "sesion_cerrada")).toHaveLength(1);
  });

  test("is disabled and enabled; doing it twice leaves one event", async ({ shop }) => {
    const ana = await buildCliente(shop);
    const activo = async () =>
      (
        await shop.database.db
          .selectFrom("usuarios")
          .select("activo")
          .where("id", "=", ana.id)
          .executeTakeFirstOrThrow()
      ).activo;
    for (const verb of ["desactivar", "desactivar"]) {
      expect(await tienda(shop, "cuentas", verb, ana.email)).toMatchObject({ status: 0 });
      expect(await activo()).toBe(0);
    }
    expect(await events(shop, "cuenta_desactivada")).toHaveLength(1);
    expect(await tienda(shop, "cuentas", "activar", ana.email)).toMatchObject({ status: 0 });
    expect(await activo()).toBe(1);
  });
});

test("settings that name no shop are refused and make none", async ({ shop }) => {
  const empty = {
    ...shop,
    config: { ...shop.config, databaseUrl: null, dataDir: "/nada-de-nada" },
  };
  const { status, faults } = await tienda(empty, "administradores");
  expect(status).toBe(1);
  expect(faults).toContain("Falta JWT_SECRET");
});

test("takes a lost second factor away", async ({ shop }) => {
  const { email, token } = await buildAdmin(shop);
  const client = shop.client(token);
  await addCodeApp(shop, client);
  expect(await tienda(shop, "segundo-factor", "quitar", email)).toMatchObject({ status: 0 });
  expect(await client("getSeguridad")).toMatchObject({ data: { codigo: null, respaldos: 0 } });
  // No commit of this process woke the outbox.
  await shop.app.outbox.runOnce();
  await waitForCorreo(shop, email, /^Se quitó una protección/);
  expect(await events(shop, "segundo_factor_quitado")).toHaveLength(1);
  const again = await tienda(shop, "segundo-factor", "quitar", email);
  expect(again).toMatchObject({ status: 1, faults: expect.stringContaining("no tiene") });
});
