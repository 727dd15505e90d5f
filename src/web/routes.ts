import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("tienda", "routes/tienda.tsx"),
  route("categoria/:slug", "routes/categoria.tsx"),
  route("producto/:id", "routes/producto.tsx"),
  route("nosotros", "areas/texts/about-page.tsx"),
  route("preguntas-frecuentes", "areas/texts/questions-page.tsx"),
  route("terminos", "routes/terminos.tsx"),
  route("terminos/:version", "routes/terminos-version.tsx"),
  route("privacidad", "routes/privacy.tsx"),

  route("contacto", "routes/contacto.tsx"),
  route("carrito", "routes/carrito.tsx"),
  route("login", "routes/acceso/login.tsx"),
  route("registrar", "areas/acceso/register/register-page.tsx"),
  route("verificar-email", "routes/acceso/verify-email.tsx"),
  route("no-fui-yo/:token", "routes/acceso/not-me.tsx"),
  route("avisos/:token", "areas/producto/baja-page.tsx"),
  route("recuperar-contrasena", "areas/acceso/recover/recover-page.tsx"),
  route("restablecer-contrasena/:token", "routes/acceso/reset-password.tsx"),
  route("invitacion/:token", "routes/acceso/invitacion.tsx"),
  route("cuenta", "routes/cuenta/cuenta.tsx", [
    index("areas/cuenta/cuenta-page.tsx"),
    route("pedidos", "routes/cuenta/pedidos.tsx"),
  ]),
  route("checkout", "routes/checkout.tsx"),
  route("checkout/invitado", "routes/invitado/guest-checkout.tsx"),
  route("pedido/:enlace", "routes/invitado/pedido-enlace.tsx"),
  route("mis-datos", "areas/cuenta/invitado/ask-datos-page.tsx"),
  route("mis-datos/:enlace", "routes/invitado/datos.tsx"),
  route("solicitud-de-datos", "areas/cuenta/peticiones/peticion-page.tsx"),
  route("solicitud-de-datos/:enlace", "areas/cuenta/peticiones/confirm-page.tsx"),
  route("pago", "routes/pago.tsx"),
  route("confirmacion", "routes/confirmation.tsx"),
  route("admin", "routes/admin/admin.tsx", [
    layout("routes/admin/section.tsx", [
      index("areas/admin/today/today-page.tsx"),
      route("productos", "areas/admin/productos/list/productos-page.tsx"),
      route("categorias", "areas/admin/categorias/categorias-page.tsx"),
      route("busquedas", "areas/admin/busquedas/busquedas-page.tsx"),
      route("ajustes", "areas/admin/ajustes/ajustes-page.tsx"),
      route("despacho", "areas/admin/despacho/despacho-page.tsx"),
      route("pedidos", "areas/admin/pedidos/list/pedidos-page.tsx"),
      route("pedidos/:id", "areas/admin/pedidos/detail/pedido-page.tsx"),
      route("pagos", "areas/admin/pagos/pagos-page.tsx"),
      route("mensajes", "areas/admin/mensajes/mensajes-page.tsx"),
      route("vulneraciones", "areas/admin/brechas/brechas-page.tsx"),
      route("devoluciones", "areas/admin/devoluciones/devoluciones-page.tsx"),
      route("solicitudes", "areas/admin/peticiones/peticiones-page.tsx"),
      route("opiniones", "areas/admin/opiniones/opiniones-page.tsx"),
      route("equipo", "areas/admin/equipo/equipo-page.tsx"),
      route("registro", "areas/admin/auditoria/auditoria-page.tsx"),
      route("seguridad", "areas/admin/seguridad/seguridad-page.tsx"),
    ]),
  ]),
  route("admin/pedidos/:id/guia", "routes/admin/slip.tsx"),

  // The interface parts, for those who build with them: in no build.
  // biome-ignore lint/style/noProcessEnv: read when the pages are built, never by a running shop
  ...(process.env.NODE_ENV === "production"
    ? []
    : [route("dev/ui", "areas/dev-ui/dev-ui-page.tsx")]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
