import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/inicio.tsx"),
  route("tienda", "routes/tienda.tsx"),
  route("categoria/:slug", "routes/categoria.tsx"),
  route("producto/:id", "routes/producto.tsx"),
  route("nosotros", "routes/nosotros.tsx"),
  route("terminos", "routes/terminos.tsx"),
  route("privacidad", "routes/privacidad.tsx"),

  route("contacto", "routes/contacto.tsx"),
  route("carrito", "routes/carrito.tsx"),
  route("login", "routes/login.tsx"),
  route("registrar", "routes/registrar.tsx"),
  route("verificar-email", "routes/verificar-email.tsx"),
  route("recuperar-contrasena", "routes/recuperar-contrasena.tsx"),
  route("restablecer-contrasena/:token", "routes/restablecer-contrasena.tsx"),
  route("cuenta", "routes/cuenta.tsx", [
    index("routes/cuenta-inicio.tsx"),
    route("pedidos", "routes/cuenta-pedidos.tsx"),
  ]),
  route("checkout", "routes/checkout.tsx"),
  route("pago", "routes/pago.tsx"),
  route("confirmacion", "routes/confirmacion.tsx"),
  route("admin", "routes/admin.tsx", [
    layout("routes/admin-area.tsx", [
      index("routes/admin-inicio.tsx"),
      route("productos", "routes/admin-productos.tsx"),
      route("categorias", "routes/admin-categorias.tsx"),
      route("pedidos", "routes/admin-pedidos.tsx"),
      route("pedidos/:id", "routes/admin-pedido.tsx"),
      route("pagos", "routes/admin-pagos.tsx"),
      route("mensajes", "routes/admin-mensajes.tsx"),
      route("opiniones", "routes/admin-opiniones.tsx"),
      route("registro", "routes/admin-registro.tsx"),
    ]),
  ]),
  route("admin/pedidos/:id/guia", "routes/admin-pedido-guia.tsx"),

  // The interface parts, for those who build with them: in no build.
  // biome-ignore lint/style/noProcessEnv: read when the pages are built, never by a running shop
  ...(process.env.NODE_ENV === "production" ? [] : [route("dev/ui", "routes/dev-ui.tsx")]),
  route("*", "routes/no-encontrada.tsx"),
] satisfies RouteConfig;
