import type { Resumen } from "#contract/schemas/administracion.ts";
import { adminCopy as copy } from "../admin.copy.ts";
import { todayCopy } from "../today/today.copy.ts";

export type Section = {
  to: string;
  text: string;
  isExact?: boolean;
  /** How many things wait there, and in words. */
  count?: (resumen: Resumen) => number;
  waiting?: (count: number) => string;
};

const { pedidosWaiting, piezasWaiting, pagosWaiting, unanswered } = todayCopy;

/** The menu: each day, the catalogue, the shop. */
export const sectionGroups: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: copy.day,
    sections: [
      { to: "/admin", text: copy.today, isExact: true },
      {
        to: "/admin/pedidos",
        text: copy.pedidos,
        count: ({ por_preparar, por_enviar }) => por_preparar + por_enviar,
        waiting: pedidosWaiting,
      },
      {
        to: "/admin/taller",
        text: copy.taller,
        count: ({ por_imprimir }) => por_imprimir,
        waiting: piezasWaiting,
      },
      {
        to: "/admin/devoluciones",
        text: copy.devoluciones,
        count: ({ devoluciones_abiertas }) => devoluciones_abiertas,
        waiting: unanswered,
      },
      {
        to: "/admin/mensajes",
        text: copy.mensajes,
        count: ({ mensajes_nuevos }) => mensajes_nuevos,
        waiting: unanswered,
      },
    ],
  },
  {
    title: copy.catalogo,
    sections: [
      { to: "/admin/productos", text: copy.productos },
      { to: "/admin/categorias", text: copy.categorias },
      { to: "/admin/colores", text: copy.colores },
      { to: "/admin/busquedas", text: copy.busquedas },
      {
        to: "/admin/opiniones",
        text: copy.opiniones,
        count: ({ opiniones_por_responder }) => opiniones_por_responder,
        waiting: unanswered,
      },
    ],
  },
  {
    title: copy.tienda,
    sections: [
      { to: "/admin/cifras", text: copy.cifras },
      { to: "/admin/impresoras", text: copy.impresoras },
      { to: "/admin/clientes", text: copy.clientes },
      {
        to: "/admin/solicitudes",
        text: copy.peticiones,
        count: ({ peticiones_abiertas }) => peticiones_abiertas,
        waiting: unanswered,
      },
      {
        to: "/admin/pagos",
        text: copy.pagos,
        count: ({ pagos_en_duda }) => pagos_en_duda,
        waiting: pagosWaiting,
      },
      { to: "/admin/despacho", text: copy.despacho },
      { to: "/admin/ajustes", text: copy.ajustes },
      { to: "/admin/equipo", text: copy.equipo },
      { to: "/admin/seguridad", text: copy.seguridad },
      { to: "/admin/registro", text: copy.auditoria },
    ],
  },
];
