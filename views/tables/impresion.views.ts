import type { Receta } from "#contract/schemas/recetas.ts";
import { amend, fill, press, read } from "#views/moves.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const admin = { who: "admin" } as const;
const path: View["path"] = ({ productos }) => `/admin/productos/${productos.variante.id}/impresion`;

const archivo = { nombre: "vaso de dos tonos (final).gcode", bytes: 18_400_000 };
const version = { minutos: 380, por_placa: 2, creada_en: Date.UTC(2026, 10, 12, 15) };
const notas = "Boquilla de 0,6.\nSin soportes.";

const known: Partial<Receta> = {
  receta: {
    ...{ ...version, version: 2, notas, archivo },
    gramos: [
      { de: "eje", clave: "Color", gramos: 64 },
      { de: "color", clave: "un-color-que-ya-no-existe", gramos: 8 },
    ],
  },
  versiones: [
    { ...version, version: 2, notas, archivo },
    { ...version, version: 1, minutos: 400, notas: "", archivo: null },
  ],
  ...{ variantes: 3, en_espera: { propios: 2, variantes: 5 } },
};

/** How a producto is printed. */
export const impresionViews: View[] = [
  { name: "admin-impresion/new", path, ...admin },
  {
    name: "admin-impresion/known",
    path,
    ...admin,
    before: (page) => amend<Receta>(page, "getReceta", (receta) => ({ ...receta, ...known })),
    prepare: (page) => read(page, "Versión 2"),
  },
  {
    name: "admin-impresion/wrong",
    path,
    ...admin,
    prepare: async (page) => {
      await press(page, "Agregar color");
      await fill(page, { "Gramos 1": "mucho", "Piezas por placa": "0" });
      await press(page, "Guardar receta");
      await read(page, "Escribe cuánto demora una pieza, en horas y minutos enteros.");
    },
  },
  fails("admin-impresion/error", "/admin/productos/1/impresion", "getReceta", "admin"),
];
