import { accesoViews } from "./tables/acceso.views.ts";
import { adminViews } from "./tables/admin.views.ts";
import { adminPedidosViews } from "./tables/admin-pedidos.views.ts";
import { adminProductosViews } from "./tables/admin-productos.views.ts";
import { adminSeguridadViews } from "./tables/admin-seguridad.views.ts";
import { catalogoViews } from "./tables/catalogo.views.ts";
import { checkoutViews } from "./tables/checkout.views.ts";
import { clientesViews } from "./tables/clientes.views.ts";
import { cuentaViews } from "./tables/cuenta.views.ts";
import { devolucionesViews } from "./tables/devoluciones.views.ts";
import { equipoViews } from "./tables/equipo.views.ts";
import { impresionViews } from "./tables/impresion.views.ts";
import { invitadoViews } from "./tables/invitado.views.ts";
import { notMeViews } from "./tables/not-me.views.ts";
import { peticionesViews } from "./tables/peticiones.views.ts";
import { productoViews } from "./tables/producto.views.ts";
import { publicViews } from "./tables/public.views.ts";
import { resetViews } from "./tables/reset.views.ts";
import { severalProductosViews } from "./tables/several-productos.views.ts";
import { tallerViews } from "./tables/taller.views.ts";
import { areaOf, type View } from "./view.ts";

export const views: View[] = [
  ...publicViews,
  ...catalogoViews,
  ...productoViews,
  ...checkoutViews,
  ...accesoViews,
  ...resetViews,
  ...notMeViews,
  ...invitadoViews,
  ...peticionesViews,
  ...clientesViews,
  ...cuentaViews,
  ...devolucionesViews,
  ...adminViews,
  ...adminProductosViews,
  ...severalProductosViews,
  ...equipoViews,
  ...adminPedidosViews,
  ...impresionViews,
  ...tallerViews,
  ...adminSeguridadViews,
];

export const catalogoAreas = new Set(
  [...publicViews, ...catalogoViews, ...productoViews].map(areaOf),
);
