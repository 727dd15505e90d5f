import {
  answer,
  fill,
  follow,
  hold,
  losePictures,
  press,
  read,
  refuse,
  seeDialog,
} from "#views/moves.ts";
import { archivoFile } from "#views/samples.ts";
import type { View } from "#views/view.ts";

export const publicViews: View[] = [
  { name: "home/destacados", path: "/" },
  {
    name: "home/loading",
    path: "/nosotros",
    lands: "/",
    before: (page) => hold(page, "listDestacados"),
    prepare: (page) => follow(page, "/"),
    isPending: true,
  },
  {
    name: "home/without-destacados",
    path: "/nosotros",
    lands: "/",
    before: (page) => answer(page, "listDestacados", { status: 200, body: [] }),
    prepare: (page) => follow(page, "/"),
  },
  {
    name: "home/error",
    path: "/nosotros",
    lands: "/",
    before: (page) => refuse(page, "listDestacados"),
    prepare: (page) => follow(page, "/"),
    expectedErrors: [/503/],
  },
  {
    name: "home/without-imagenes",
    path: "/",
    before: losePictures,
    expectedErrors: [/ERR_FAILED/],
  },
  { name: "home/without-javascript", path: "/", hasJavaScript: false },
  {
    name: "home/drawer",
    path: "/",
    devices: ["phone"],
    prepare: async (page) => {
      await press(page, "Abrir menú");
      await seeDialog(page);
    },
  },
  {
    name: "home/dark-by-choice",
    path: "/",
    before: async (page) => {
      await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    },
  },
  { name: "home/with-session", path: "/", who: "newcomer" },
  {
    name: "home/how-to-try",
    path: "/",
    prepare: async (page) => {
      await press(page, "Cómo probar");
      await seeDialog(page);
    },
  },
  { name: "texts/about", path: "/nosotros" },
  { name: "texts/questions", path: "/preguntas-frecuentes" },
  { name: "texts/terminos", path: "/terminos" },
  { name: "texts/terminos-version", path: "/terminos/1" },
  { name: "texts/privacy", path: "/privacidad" },
  { name: "texts/about-without-javascript", path: "/nosotros", hasJavaScript: false },
  { name: "contacto/empty", path: "/contacto" },
  { name: "contacto/without-javascript", path: "/contacto", hasJavaScript: false },
  {
    name: "contacto/field-errors",
    path: "/contacto",
    prepare: async (page) => {
      await fill(page, { "Correo electrónico": "camila@" });
      await press(page, "Enviar mensaje");
      await read(page, "Ingresa tu nombre.");
    },
  },
  {
    name: "contacto/archivo",
    path: "/contacto",
    prepare: async (page) => {
      const files = [archivoFile, { ...archivoFile, name: "plano.step" }];
      await page.locator("input[type=file]").setInputFiles(files);
      await read(page, /«plano\.step» no es una foto/);
    },
  },
  {
    name: "contacto/sending",
    path: "/contacto",
    before: (page) => hold(page, "sendMensaje"),
    prepare: async (page) => {
      await fill(page, written);
      await press(page, "Enviar mensaje");
      await read(page, "Enviando...");
    },
    isPending: true,
  },
  {
    name: "contacto/sent",
    path: "/contacto",
    before: (page) =>
      answer(page, "sendMensaje", {
        status: 200,
        body: { mensaje: "Mensaje enviado con éxito." },
      }),
    prepare: async (page) => {
      await fill(page, written);
      await press(page, "Enviar mensaje");
      await read(page, "Mensaje enviado con éxito.");
    },
  },
  {
    name: "contacto/error",
    path: "/contacto",
    before: (page) => refuse(page, "sendMensaje"),
    prepare: async (page) => {
      await fill(page, written);
      await press(page, "Enviar mensaje");
      await read(page, "La tienda está muy ocupada.");
    },
    expectedErrors: [/503/],
  },
];

const written = {
  Nombre: "Camila Soto",
  "Correo electrónico": "camila@tienda.test",
  Mensaje: "¿Hacen piezas a medida? Tengo el archivo de una bisagra.",
};
