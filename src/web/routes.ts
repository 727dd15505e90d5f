import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("tienda", "routes/tienda.tsx"),
  route("categoria/:slug", "routes/categoria.tsx"),
  route("producto/:id", "routes/producto.tsx"),
  route("nosotros", "routes/about.tsx"),
  route("preguntas-frecuentes", "routes/questions.tsx"),
  route("terminos", "routes/terminos.tsx"),
  route("terminos/:version", "routes/terminos-version.tsx"),
  route("privacidad", "routes/privacy.tsx"),

  route("contacto", "routes/contacto.tsx"),
  route("carrito", "routes/carrito.tsx"),
  route("login", "routes/acceso/login.tsx"),
  route("registrar", "routes/acceso/register.tsx"),
  route("verificar-email", "routes/acceso/verify-email.tsx"),
  route("no-fui-yo/:token", "routes/acceso/not-me.tsx"),
  route("avisos/:token", "routes/baja.tsx"),
  route("recuperar-contrasena", "routes/acceso/recover-password.tsx"),
  route("restablecer-contrasena/:token", "routes/acceso/reset-password.tsx"),
  route("invitacion/:token", "routes/acceso/invitacion.tsx"),
  route("cuenta", "routes/cuenta/cuenta.tsx", [
    index("routes/cuenta/profile.tsx"),
    route("pedidos", "routes/cuenta/pedidos.tsx"),
  ]),
  route("checkout", "routes/checkout.tsx"),
  route("checkout/invitado", "routes/invitado/guest-checkout.tsx"),
  route("pedido/:enlace", "routes/invitado/pedido-enlace.tsx"),
  route("mis-datos", "routes/invitado/ask-datos.tsx"),
  route("mis-datos/:enlace", "routes/invitado/datos.tsx"),
  route("pago", "routes/pago.tsx"),
  route("confirmacion", "routes/confirmation.tsx"),
  route("admin", "routes/admin/admin.tsx", [
    layout("routes/admin/section.tsx", [
      index("routes/admin/today.tsx"),
      route("productos", "routes/admin/productos.tsx"),
      route("categorias", "routes/admin/categorias.tsx"),
      route("busquedas", "routes/admin/busquedas.tsx"),
      route("ajustes", "routes/admin/ajustes.tsx"),
      route("pedidos", "routes/admin/pedidos.tsx"),
      route("pedidos/:id", "routes/admin/pedido.tsx"),
      route("pagos", "routes/admin/pagos.tsx"),
      route("mensajes", "routes/admin/mensajes.tsx"),
      route("opiniones", "routes/admin/opiniones.tsx"),
      route("equipo", "routes/admin/equipo.tsx"),
      route("registro", "routes/admin/auditoria.tsx"),
      route("seguridad", "routes/admin/seguridad.tsx"),
    ]),
  ]),
  route("admin/pedidos/:id/guia", "routes/admin/slip.tsx"),

  // The interface parts, for those who build with them: in no build.
  // biome-ignore lint/style/noProcessEnv: read when the pages are built, never by a running shop
  ...(process.env.NODE_ENV === "production" ? [] : [route("dev/ui", "routes/dev-ui.tsx")]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
