import { answer, fill, press, read, refuse } from "#views/moves.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const ask = "/solicitud-de-datos";
const confirm = `${ask}/${"e".repeat(43)}`;
const admin = { who: "admin" } as const;
const path = "/admin/solicitudes";

const brecha = {
  id: 1,
  version: 1,
  conocida_el: "2026-12-01",
  naturaleza: "Se perdió un computador con una copia sin cifrar de los pedidos.",
  efectos: "Alguien podría escribir haciéndose pasar por la tienda.",
  datos: "Nombres, correos y direcciones.",
  personas: 1_240,
  medidas: "Se cambiaron todas las claves; las copias nuevas van cifradas.",
  agencia_el: "2026-12-02",
  personas_el: null,
  creado_en: Date.UTC(2026, 11, 1, 15),
};

export const peticionesViews: View[] = [
  { name: "peticion/ask", path: ask },
  { name: "peticion/without-javascript", path: ask, hasJavaScript: false },
  {
    name: "peticion/field-errors",
    path: ask,
    prepare: async (page) => {
      await press(page, "Enviar solicitud");
      await read(page, "Elige qué quieres pedir.");
    },
  },
  {
    name: "peticion/sent",
    path: ask,
    before: (page) =>
      answer(page, "createPeticion", { status: 200, body: { mensaje: "Revisa tu correo." } }),
    prepare: async (page) => {
      await page.getByLabel("Qué quieres pedir").selectOption("acceso");
      await fill(page, {
        Nombre: "Camila Soto",
        "Correo con que te conocemos": "camila@tienda.test",
      });
      await press(page, "Enviar solicitud");
      await read(page, "Revisa tu correo.");
    },
  },
  { name: "peticion/confirm", path: confirm },
  {
    name: "peticion/confirmed",
    path: confirm,
    before: (page) =>
      answer(page, "confirmPeticion", {
        status: 200,
        body: {
          mensaje: "Recibimos tu solicitud.",
          tipo: "supresion",
          vence_en: Date.UTC(2026, 11, 24, 3),
        },
      }),
    prepare: async (page) => {
      await press(page, "Confirmar la solicitud");
      await read(page, "Solicitud confirmada");
    },
  },
  {
    name: "peticion/ended",
    path: confirm,
    prepare: async (page) => {
      await press(page, "Confirmar la solicitud");
      await read(page, "Este enlace ya no sirve");
    },
    expectedErrors: [/404/],
  },
  { name: "admin-solicitudes/open", path, ...admin },
  {
    name: "admin-solicitudes/extend",
    path,
    ...admin,
    prepare: async (page) => {
      await page.getByText("Necesito más tiempo").first().click();
      await read(page, "Extender el plazo");
    },
  },
  { name: "admin-solicitudes/answered", path: `${path}?estado=respondidas`, ...admin },
  {
    name: "admin-solicitudes/standing",
    path: `${path}?estado=vigentes`,
    ...admin,
    prepare: async (page) => {
      await page.getByText("Levantar", { exact: true }).first().click();
      await read(page, "Por qué se levanta");
    },
  },
  {
    name: "admin-solicitudes/empty",
    path,
    ...admin,
    before: (page) => answer(page, "listPeticiones", { status: 200, body: [] }),
  },
  {
    name: "admin-solicitudes/refused",
    path,
    ...admin,
    before: (page) => refuse(page, "answerPeticion"),
    prepare: async (page) => {
      await page.getByLabel("Decisión").first().selectOption("rechazada");
      await page.getByLabel("Respuesta para la persona").first().fill("No podemos.");
      await page.getByRole("button", { name: "Responder", exact: true }).first().click();
      await read(page, "La tienda está muy ocupada.");
    },
    expectedErrors: [/503/],
  },
  {
    name: "admin-vulneraciones/list",
    path: "/admin/vulneraciones",
    ...admin,
    before: (page) => answer(page, "listBrechas", { status: 200, body: [brecha] }),
    prepare: async (page) => {
      await page.getByText("Modelo de aviso a la Agencia").click();
      await read(page, "A la Agencia de Protección de Datos Personales:");
    },
  },
  {
    name: "admin-vulneraciones/field-errors",
    path: "/admin/vulneraciones",
    ...admin,
    prepare: async (page) => {
      await page.getByText("Anotar una vulneración").click();
      await press(page, "Guardar");
      await read(page, "Escribe qué pasó.");
    },
  },
  fails("admin-vulneraciones/error", "/admin/vulneraciones", "listBrechas", "admin"),
  fails("admin-solicitudes/error", path, "listPeticiones", "admin"),
];
