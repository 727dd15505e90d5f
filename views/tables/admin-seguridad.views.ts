import type { Page } from "playwright-core";
import type { ProofMethod } from "#contract/schemas/factor.ts";
import { answer, hold, press, read, seeDialog } from "#views/moves.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const admin = { who: "admin" } as const;
const path = "/admin/seguridad";
const activado_en = Date.UTC(2026, 10, 20, 15);

const none = {
  tiene_password: true,
  admite_passkeys: true,
  pendiente: false,
  codigo: null,
  passkeys: [],
  respaldos: 0,
};

const all = {
  ...none,
  codigo: { activado_en },
  passkeys: [
    { id: 1, nombre: "Notebook del taller", creado_en: activado_en, usado_en: activado_en },
    { id: 2, nombre: "Llave de repuesto", creado_en: activado_en, usado_en: null },
  ],
  respaldos: 9,
};

const letters = "ABCDEFGHJK";
const respaldos = [...letters].map((letter) =>
  Array.from({ length: 4 }, () => letter.repeat(7)).join("-"),
);

/** An export that wants a fresh proof, by one of these. */
function asked(metodos: readonly ProofMethod[]) {
  return {
    path: "/admin/pedidos",
    ...admin,
    before: async (page: Page) => {
      const error = "Por seguridad, confirma que eres tú y repite esta acción.";
      await answer(page, "exportPedidos", { status: 403, body: { error, prueba: true } });
      const hasPasskey = metodos.includes("passkey");
      const passkey = hasPasskey ? { challenge: "reto-de-una-vista" } : null;
      const body = { metodos, reto: hasPasskey ? "reto-de-una-vista" : null, passkey };
      await answer(page, "startPrueba", { status: 200, body });
    },
    expectedErrors: [/403/],
  };
}

export const adminSeguridadViews: View[] = [
  { name: "admin-seguridad/none", path, ...admin },
  {
    name: "admin-seguridad/all",
    path,
    ...admin,
    before: (page) => answer(page, "getSeguridad", { status: 200, body: all }),
  },
  {
    name: "admin-seguridad/loading",
    path,
    ...admin,
    before: (page) => hold(page, "getSeguridad"),
    isPending: true,
  },
  fails("admin-seguridad/error", path, "getSeguridad", "admin"),
  {
    name: "admin-seguridad/led",
    path: "/admin/productos",
    ...admin,
    before: async (page) => {
      await answer(page, "getResumen", { status: 200, body: resumen });
      await answer(page, "getSeguridad", { status: 200, body: { ...none, pendiente: true } });
    },
    prepare: (page) => read(page, "Protege tu cuenta"),
  },
  {
    name: "admin-seguridad/codigo",
    path,
    ...admin,
    prepare: async (page) => {
      await press(page, "Configurar una app");
      await seeDialog(page, "Configura tu app");
    },
  },
  {
    name: "admin-seguridad/respaldos",
    path,
    ...admin,
    before: async (page) => {
      await answer(page, "getSeguridad", { status: 200, body: all });
      const body = { mensaje: "Estos son tus códigos nuevos.", seguridad: all, respaldos };
      await answer(page, "createRespaldos", { status: 201, body });
    },
    prepare: async (page) => {
      await press(page, "Crear códigos nuevos");
      await press(page, "Crear");
      await seeDialog(page, "Guarda tus códigos de respaldo");
    },
  },
  {
    name: "admin-seguridad/remove-passkey",
    path,
    ...admin,
    before: (page) => answer(page, "getSeguridad", { status: 200, body: all }),
    prepare: async (page) => {
      await press(page, "Quitar Notebook del taller");
      await seeDialog(page, "¿Quitar «Notebook del taller»?");
    },
  },
  {
    name: "admin-seguridad/proof",
    ...asked(["passkey", "codigo", "respaldo"]),
    prepare: async (page) => {
      await press(page, "Exportar CSV");
      await seeDialog(page, "Confirma que eres tú");
      await read(page, "Usar un código de respaldo");
    },
  },
  {
    name: "admin-seguridad/proof-respaldo",
    ...asked(["codigo", "respaldo"]),
    prepare: async (page) => {
      await press(page, "Exportar CSV");
      await press(page, "Usar un código de respaldo");
      await read(page, "Cada uno sirve una sola vez.");
    },
  },
  {
    name: "admin-seguridad/proof-password",
    ...asked(["password"]),
    prepare: async (page) => {
      await press(page, "Exportar CSV");
      await seeDialog(page, "Confirma que eres tú");
      await read(page, "Tu contraseña");
    },
  },
];

const ventas = { pedidos: 0, monto: 0 };
const resumen = {
  por_preparar: 0,
  por_enviar: 0,
  proximos_pedidos: [],
  por_imprimir: 0,
  pagos_en_duda: 0,
  stock_bajo: 0,
  filamentos_bajos: 0,
  pedidos_en_riesgo: 0,
  mensajes_nuevos: 0,
  pedidos_sin_boleta: 0,
  opiniones_por_responder: 0,
  peticiones_abiertas: 0,
  peticiones_por_vencer: 0,
  segundo_factor_pendiente: true,
  ventas: { hoy: ventas, dias7: ventas, dias30: ventas },
  por_dia: [],
};
