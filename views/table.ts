import { accesoViews } from "./tables/acceso.views.ts";
import { adminViews } from "./tables/admin.views.ts";
import { adminPedidosViews } from "./tables/admin-pedidos.views.ts";
import { catalogoViews } from "./tables/catalogo.views.ts";
import { compraViews } from "./tables/checkout.views.ts";
import { cuentaViews } from "./tables/cuenta.views.ts";
import { productoViews } from "./tables/producto.views.ts";
import { publicaViews } from "./tables/public.views.ts";
import { areaOf, type View } from "./view.ts";

/** Everything that can be seen of the shop, each page in each of its states. */
export const views: View[] = [
  ...publicaViews,
  ...catalogoViews,
  ...productoViews,
  ...compraViews,
  ...accesoViews,
  ...cuentaViews,
  ...adminViews,
  ...adminPedidosViews,
];

/** The areas that somebody sees who only looks around. */
export const catalogoAreas = new Set(
  [...publicaViews, ...catalogoViews, ...productoViews].map(areaOf),
);
