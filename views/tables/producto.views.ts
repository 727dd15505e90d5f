import { cut, follow, losePictures, press, read, refuse, seeDialog } from "#views/moves.ts";
import type { Stage } from "#views/stage.ts";
import type { View } from "#views/view.ts";

const pathOf = (kind: keyof Stage["productos"]) => (stage: Stage) =>
  `/producto/${stage.productos[kind].id}`;

/** One producto, in each state of stock and of its page. */
export const productoViews: View[] = [
  { name: "producto/con-opiniones", path: pathOf("conOpiniones") },
  { name: "producto/sin-opiniones", path: pathOf("sinOpiniones") },
  { name: "producto/ultima-unidad", path: pathOf("ultima") },
  { name: "producto/agotado", path: pathOf("agotado") },
  { name: "producto/sin-imagen", path: pathOf("sinImagen") },
  { name: "producto/nombre-mas-largo", path: pathOf("largo") },
  { name: "producto/sin-javascript", path: pathOf("conOpiniones"), hasJavaScript: false },
  {
    name: "producto/imagenes-perdidas",
    path: pathOf("conOpiniones"),
    before: losePictures,
    expectedErrors: [/ERR_FAILED/],
  },
  {
    name: "producto/visor",
    path: pathOf("conOpiniones"),
    prepare: async (page) => {
      await press(page, /pantalla completa/i);
      await seeDialog(page);
    },
  },
  {
    name: "producto/anadido",
    path: pathOf("conOpiniones"),
    prepare: async (page) => {
      await press(page, "Añadir al Carrito");
      await read(page, "Producto añadido al carrito");
    },
  },
  {
    name: "producto/anadir-falla",
    path: pathOf("sinOpiniones"),
    who: "nueva",
    before: (page) => cut(page, "setCarritoLinea"),
    prepare: async (page) => {
      await press(page, "Añadir al Carrito");
      await read(page, "No pudimos actualizar tu carrito.");
    },
    expectedErrors: [/ERR_/],
  },
  { name: "producto/desconocido", path: "/producto/999999", expectedErrors: [/404/] },
  {
    name: "producto/error",
    path: "/nosotros",
    lands: pathOf("sinOpiniones"),
    before: (page) => refuse(page, "getProducto"),
    prepare: async (page, stage) => {
      await follow(page, pathOf("sinOpiniones")(stage));
      await read(page, "No se pudo cargar el producto.");
    },
    expectedErrors: [/503/],
  },
];
