import type { PedidoDevoluciones } from "#contract/schemas/devoluciones.ts";
import type { PedidoDeEnlace } from "#contract/schemas/invitado.ts";
import { keepGuestCarrito, keepMixedCarrito, plate } from "#views/carritos.ts";
import { answer, hold, press, read, refuse } from "#views/moves.ts";
import type { View } from "#views/view.ts";

const checkout = "/checkout/invitado";
const enlace = "e".repeat(43);

const pedido: PedidoDeEnlace = {
  id: 12,
  numero: "E-000012",
  estado: "enviado",
  total: 41_960,
  creado_en: Date.UTC(2026, 10, 20, 15),
  detalles: [
    {
      id: 1,
      producto_id: 1,
      nombre_producto: "Pudú del bosque",
      cantidad: 2,
      precio_unitario: 12_990,
      a_medida: false,
      sin_retracto: false,
    },
    {
      id: 2,
      producto_id: 2,
      nombre_producto: plate.nombre_producto,
      cantidad: 1,
      precio_unitario: plate.precio,
      personalizacion: plate.personalizacion,
      personalizacion_textos: plate.personalizacion_textos,
      a_medida: true,
      sin_retracto: true,
    },
  ],
  direccion: {
    alias: "Casa",
    calle_numero: "Avenida Alemania 4321",
    comuna: "Valparaíso",
    ciudad: "Valparaíso",
    region: "Valparaíso",
    nota: "",
    recibe: "",
    telefono: "+56987654321",
  },
  pago: {
    codigo_autorizacion: "1213",
    tipo_pago: "VN",
    cuotas: 0,
    monto_cuota: null,
    ultimos_digitos: "6623",
    pagado_en: Date.UTC(2026, 10, 20, 15),
  },
  envio: {
    transportista: "Starken",
    seguimiento: "123456789",
    enviado_en: Date.UTC(2026, 10, 21, 15),
  },
  en_preparacion_en: Date.UTC(2026, 10, 20, 18),
  entregado_en: null,
  despacho: {
    modo: "domicilio",
    precio: 2990,
    desde: "2026-11-24",
    hasta: "2026-11-27",
    listo_en: null,
  },
  terminos: { version: 1, aceptados_en: Date.UTC(2026, 10, 20, 15) },
  devuelto: 0,
  boleta: null,
  reembolso: null,
  reembolsos: [],
  nombre: "María José Fernández-Echeverría",
  email: "maria-jose.fernandez-echeverria@correo-de-ejemplo.cl",
};

const devoluciones: PedidoDevoluciones = {
  retracto: { abierto: true, hasta: null },
  falla: { abierto: true, hasta: null },
  lineas: [
    {
      detalle_id: 1,
      nombre_producto: "Pudú del bosque",
      precio_unitario: 12_990,
      quedan: 2,
      con_retracto: true,
    },
  ],
  despacho: 2990,
  devoluciones: [],
};

const datos = {
  peticiones: [],
  email: pedido.email,
  pedidos: [pedido],
  mensajes: [],
  notas: [],
  devoluciones: [],
  correos: [],
};
const gone = { status: 404, body: { error: "El enlace no es válido o ya terminó." } };

/** Buying without an account, and what its mails lead to. */
export const invitadoViews: View[] = [
  { name: "login/pay", path: "/login?from=/checkout" },
  { name: "guest/empty", path: checkout },
  { name: "guest/goods", path: checkout, before: keepGuestCarrito },
  { name: "guest/mixed", path: checkout, before: keepMixedCarrito },
  {
    name: "guest/missing",
    path: checkout,
    before: keepGuestCarrito,
    prepare: async (page) => {
      // The fields come after the button.
      await read(page, "Quién compra");
      await press(page, "Ir a Pagar");
    },
  },
  { name: "guest/without-javascript", path: checkout, hasJavaScript: false, isPending: true },
  {
    name: "pedido/open",
    path: `/pedido/${enlace}`,
    before: async (page) => {
      await answer(page, "openPedidoEnlace", { status: 200, body: pedido });
      await answer(page, "openDevoluciones", { status: 200, body: devoluciones });
    },
    prepare: async (page) => {
      await read(page, "Guarda tus datos para la próxima");
      await read(page, "Pedir retracto o garantía");
    },
  },
  {
    name: "pedido/ended",
    path: `/pedido/${enlace}`,
    before: (page) => answer(page, "openPedidoEnlace", gone),
    prepare: (page) => read(page, "Este enlace ya no sirve"),
    expectedErrors: [/404/],
  },
  {
    name: "pedido/failed",
    path: `/pedido/${enlace}`,
    before: (page) => refuse(page, "openPedidoEnlace"),
    prepare: (page) => read(page, "No pudimos abrir tu pedido"),
    expectedErrors: [/503/],
  },
  {
    name: "pedido/opening",
    path: `/pedido/${enlace}`,
    before: (page) => hold(page, "openPedidoEnlace"),
    isPending: true,
  },
  { name: "datos/ask", path: "/mis-datos" },
  {
    name: "datos/open",
    path: `/mis-datos/${enlace}`,
    before: (page) => answer(page, "openDatosInvitado", { status: 200, body: datos }),
    prepare: (page) => read(page, "1 pedido"),
  },
  {
    name: "datos/ended",
    path: `/mis-datos/${enlace}`,
    before: (page) => answer(page, "openDatosInvitado", gone),
    prepare: (page) => read(page, "Este enlace ya no sirve"),
    expectedErrors: [/404/],
  },
];
