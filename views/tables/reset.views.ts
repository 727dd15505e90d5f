import type { Page } from "playwright-core";
import { answer, fill, press, read } from "#views/moves.ts";
import type { View } from "#views/view.ts";

const clave = "una clave que nadie más usa 7";

const liveLink = (page: Page) =>
  answer(page, "checkRecovery", { status: 200, body: { vigente: true } });

export const resetViews: View[] = [
  {
    name: "reset-password/empty",
    path: "/restablecer-contrasena/enlace-de-prueba",
    before: liveLink,
  },
  {
    name: "reset-password/link-used",
    path: "/restablecer-contrasena/enlace-de-prueba",
    prepare: (page) => read(page, "Pedir un enlace nuevo"),
  },
  {
    name: "reset-password/field-errors",
    path: "/restablecer-contrasena/enlace-de-prueba",
    before: liveLink,
    prepare: async (page) => {
      await fill(page, { "Confirmar contraseña": "otra" });
      await press(page, "Guardar contraseña");
      await read(page, "La contraseña debe tener al menos 8 caracteres.");
    },
  },
  {
    name: "reset-password/link-expired",
    path: "/restablecer-contrasena/enlace-de-prueba",
    before: liveLink,
    prepare: async (page) => {
      await fill(page, { "Contraseña nueva": clave });
      await fill(page, { "Confirmar contraseña": clave });
      await press(page, "Guardar contraseña");
      await read(page, "Pedir un enlace nuevo");
    },
    expectedErrors: [/40\d/],
  },
  {
    name: "reset-password/done",
    path: "/restablecer-contrasena/enlace-de-prueba",
    before: async (page) => {
      await liveLink(page);
      await answer(page, "resetPassword", {
        status: 200,
        body: { mensaje: "Tu contraseña se actualizó." },
      });
    },
    prepare: async (page) => {
      await fill(page, { "Contraseña nueva": clave });
      await fill(page, { "Confirmar contraseña": clave });
      await press(page, "Guardar contraseña");
      await read(page, "Contraseña Actualizada");
    },
  },
];
