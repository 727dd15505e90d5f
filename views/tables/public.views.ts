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
import type { View } from "#views/view.ts";

/** The home page and the texts. */
export const publicaViews: View[] = [
  { name: "inicio/destacados", path: "/" },
  {
    name: "inicio/cargando",
    path: "/nosotros",
    lands: "/",
    before: (page) => hold(page, "listDestacados"),
    prepare: (page) => follow(page, "/"),
    isPending: true,
  },
  {
    name: "inicio/sin-destacados",
    path: "/nosotros",
    lands: "/",
    before: (page) => answer(page, "listDestacados", { status: 200, body: [] }),
    prepare: (page) => follow(page, "/"),
  },
  {
    name: "inicio/error",
    path: "/nosotros",
    lands: "/",
    before: (page) => refuse(page, "listDestacados"),
    prepare: (page) => follow(page, "/"),
    expectedErrors: [/503/],
  },
  { name: "inicio/sin-imagenes", path: "/", before: losePictures, expectedErrors: [/ERR_FAILED/] },
  { name: "inicio/sin-javascript", path: "/", hasJavaScript: false },
  {
    name: "inicio/menu-lateral",
    path: "/",
    devices: ["phone"],
    prepare: async (page) => {
      await press(page, "Abrir menú");
      await seeDialog(page);
    },
  },
  { name: "inicio/con-sesion", path: "/", who: "nueva" },
  { name: "textos/nosotros", path: "/nosotros" },
  { name: "textos/terminos", path: "/terminos" },
  { name: "textos/privacidad", path: "/privacidad" },
  { name: "textos/nosotros-sin-javascript", path: "/nosotros", hasJavaScript: false },
  { name: "contacto/vacio", path: "/contacto" },
  { name: "contacto/sin-javascript", path: "/contacto", hasJavaScript: false },
  {
    name: "contacto/campos-con-error",
    path: "/contacto",
    prepare: async (page) => {
      await fill(page, { "Correo electrónico": "camila@" });
      await press(page, "Enviar mensaje");
      await read(page, "Ingresa tu nombre.");
    },
  },
  {
    name: "contacto/enviando",
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
    name: "contacto/enviado",
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
