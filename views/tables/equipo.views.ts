import type { Page } from "playwright-core";
import { answer, fill, press, read, seeDialog } from "#views/moves.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const admin = { who: "admin", path: "/admin/equipo" } as const;
const invitacion = { path: "/invitacion/enlace-de-prueba" } as const;
const at = Date.UTC(2026, 10, 20, 18, 30);
const equipo = {
  administradores: [
    {
      id: 1,
      nombre: "Administración",
      email: "admin@tienda.test",
      creado_en: at,
      segundo_factor: false,
    },
    {
      id: 2,
      nombre: "Elisa Rojas",
      email: "elisa@tienda.test",
      creado_en: at,
      segundo_factor: true,
    },
  ],
  invitaciones: [],
};
const usuario = {
  id: 7,
  nombre: "Camila Soto",
  email: "camila@ejemplo.cl",
  rol: "cliente",
  activo: true,
  verificada: true,
  creado_en: at,
  sesiones: 2,
};

async function findUsuario(page: Page): Promise<void> {
  await fill(page, { "Correo de la cuenta": usuario.email });
  await press(page, "Buscar la cuenta");
  await read(page, "Camila Soto");
}

const invite = (tiene_cuenta: boolean) => (page: Page) =>
  answer(page, "getInvitacion", {
    status: 200,
    body: { email: "elisa@tienda.test", tiene_cuenta },
  });

export const equipoViews: View[] = [
  { name: "admin-equipo/data", ...admin },
  fails("admin-equipo/error", admin.path, "listAdministradores", "admin"),
  {
    name: "admin-equipo/remove",
    ...admin,
    before: (page) => answer(page, "listAdministradores", { status: 200, body: equipo }),
    prepare: async (page) => {
      await press(page, "Quitar a Elisa Rojas de la administración");
      await seeDialog(page, "¿Quitar a Elisa Rojas?");
    },
  },
  {
    name: "admin-equipo/remove-factor",
    ...admin,
    before: (page) => answer(page, "listAdministradores", { status: 200, body: equipo }),
    prepare: async (page) => {
      await press(page, "Quitar el segundo factor de Elisa Rojas");
      await seeDialog(page, "¿Quitar el segundo factor de Elisa Rojas?");
    },
  },
  {
    name: "admin-equipo/invite-without-email",
    ...admin,
    prepare: async (page) => {
      await press(page, "Enviar invitación");
      await read(page, "Ingresa tu correo electrónico.");
    },
  },
  {
    name: "admin-equipo/usuario",
    ...admin,
    before: (page) => answer(page, "findUsuario", { status: 200, body: usuario }),
    prepare: findUsuario,
  },
  {
    name: "admin-equipo/disable",
    ...admin,
    before: (page) => answer(page, "findUsuario", { status: 200, body: usuario }),
    prepare: async (page) => {
      await findUsuario(page);
      await press(page, "Desactivar la cuenta");
      await seeDialog(page, "¿Desactivar la cuenta?");
    },
  },
  {
    name: "admin-equipo/unknown-usuario",
    ...admin,
    prepare: async (page) => {
      await fill(page, { "Correo de la cuenta": "nadie@ejemplo.cl" });
      await press(page, "Buscar la cuenta");
      await read(page, "No hay una cuenta con ese correo.");
    },
    expectedErrors: [/404/],
  },

  { name: "invitacion/new-account", ...invitacion, before: invite(false) },
  { name: "invitacion/sign-in-first", ...invitacion, before: invite(true) },
  { name: "invitacion/signed-in", ...invitacion, who: "cliente", before: invite(true) },
  {
    name: "invitacion/field-errors",
    ...invitacion,
    before: invite(false),
    prepare: async (page) => {
      await press(page, "Crear mi acceso");
      await read(page, "Ingresa tu nombre.");
    },
  },
  { name: "invitacion/link-expired", ...invitacion, expectedErrors: [/400/] },
  {
    name: "invitacion/done",
    ...invitacion,
    who: "cliente",
    before: async (page) => {
      await invite(true)(page);
      const mensaje = "Ya administras la tienda. Entra para empezar.";
      await answer(page, "acceptInvitacion", { status: 200, body: { mensaje } });
    },
    prepare: async (page) => {
      await press(page, "Aceptar la invitación");
      await read(page, "Ya eres parte del equipo");
    },
  },
];
