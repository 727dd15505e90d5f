import { keepMixedCarrito } from "#views/carritos.ts";
import { cut, fill, follow, losePictures, press, read, refuse, seeDialog } from "#views/moves.ts";
import type { Stage } from "#views/stage.ts";
import type { View } from "#views/view.ts";

const pathOf = (kind: keyof Stage["productos"]) => (stage: Stage) =>
  `/producto/${stage.productos[kind].id}`;

export const productoViews: View[] = [
  { name: "producto/with-opiniones", path: pathOf("withOpiniones") },
  { name: "producto/without-opiniones", path: pathOf("withoutOpiniones") },
  { name: "producto/a-medida", path: pathOf("sold") },
  {
    name: "producto/text-written",
    path: pathOf("written"),
    prepare: async (page) => {
      await fill(page, { Nombre: "Ñandú 3°" });
      await page.getByRole("group", { name: "Color de las letras" }).getByText("Cobre").click();
      await page.getByRole("img", { name: "Vista previa: «Ñandú 3°»" }).waitFor();
    },
  },
  {
    name: "producto/text-changed",
    path: "/carrito",
    before: keepMixedCarrito,
    prepare: async (page) => {
      await page.getByRole("link", { name: "Cambiar lo escrito" }).click();
      await read(page, "Cambias lo escrito en tu carrito.");
    },
  },
  { name: "producto/variante", path: pathOf("variante") },
  { name: "producto/encargo", path: pathOf("encargo") },
  { name: "producto/last-unit", path: pathOf("lastUnit") },
  {
    name: "producto/at-bound",
    path: pathOf("sold"),
    prepare: async (page) => {
      await page.getByLabel("Cantidad", { exact: true }).first().fill("24");
      await page.keyboard.press("Tab");
      await read(page, "Es el máximo.");
    },
  },
  {
    name: "producto/sold-out",
    path: pathOf("soldOut"),
    prepare: (page) => read(page, "Te escribimos una sola vez"),
  },
  {
    name: "producto/sold-out-own",
    path: pathOf("soldOut"),
    who: "cliente",
    prepare: (page) => read(page, "Te escribimos una sola vez"),
  },
  {
    name: "producto/aviso-field-error",
    path: pathOf("soldOut"),
    prepare: async (page) => {
      await press(page, "Avísame");
      await read(page, "Ingresa tu correo electrónico.");
    },
  },
  {
    name: "producto/aviso-asked",
    path: pathOf("soldOut"),
    prepare: async (page) => {
      await fill(page, { "Tu correo": "espera@tienda.test" });
      await press(page, "Avísame");
      await read(page, "cuando vuelva a estar disponible");
    },
  },
  { name: "producto/without-imagen", path: pathOf("withoutImagen") },
  { name: "producto/longest-nombre", path: pathOf("longest") },
  { name: "producto/without-javascript", path: pathOf("withOpiniones"), hasJavaScript: false },
  {
    name: "producto/imagenes-lost",
    path: pathOf("withOpiniones"),
    before: losePictures,
    expectedErrors: [/ERR_FAILED/],
  },
  {
    name: "producto/viewer",
    path: pathOf("withOpiniones"),
    prepare: async (page) => {
      await press(page, /pantalla completa/i);
      await seeDialog(page);
    },
  },
  {
    name: "producto/added",
    path: pathOf("withOpiniones"),
    prepare: async (page) => {
      await press(page, "Añadir al Carrito");
      await read(page, "Producto añadido al carrito");
    },
  },
  {
    name: "producto/add-fails",
    path: pathOf("withoutOpiniones"),
    who: "newcomer",
    before: (page) => cut(page, "setCarritoLinea"),
    prepare: async (page) => {
      await press(page, "Añadir al Carrito");
      await read(page, "No pudimos actualizar tu carrito.");
    },
    expectedErrors: [/ERR_/],
  },
  { name: "producto/unknown", path: "/producto/999999", expectedErrors: [/404/] },
  {
    name: "producto/error",
    path: "/nosotros",
    lands: pathOf("withoutOpiniones"),
    before: (page) => refuse(page, "getProducto"),
    prepare: async (page, stage) => {
      await follow(page, pathOf("withoutOpiniones")(stage));
      await read(page, "No se pudo cargar el producto.");
    },
    expectedErrors: [/503/],
  },
];
