import { adminViews } from "./admin.views.ts";
import { adminPedidosViews } from "./admin-pedidos.views.ts";
import { catalogoViews } from "./catalogo.views.ts";
import { compraViews } from "./compra.views.ts";
import { cuentaViews } from "./cuenta.views.ts";
import { cuentasViews } from "./cuentas.views.ts";
import { productoViews } from "./producto.views.ts";
import { publicaViews } from "./publicas.views.ts";
import { areaOf, type View } from "./view.ts";

/** Everything that can be seen of the shop, each page in each of its states. */
export const views: View[] = [
  ...publicaViews,
  ...catalogoViews,
  ...productoViews,
  ...compraViews,
  ...cuentasViews,
  ...cuentaViews,
  ...adminViews,
  ...adminPedidosViews,
];

/** The areas that somebody sees who only looks around. */
export const catalogoAreas = new Set(
  [...publicaViews, ...catalogoViews, ...productoViews].map(areaOf),
);
