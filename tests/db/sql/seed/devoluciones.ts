import { momentOf, type SeedTable } from "./values.ts";

const count = 2_000;
const isOpen = "i % 100 = 1";

export const devolucionesTables: readonly SeedTable[] = [
  {
    name: "devoluciones",
    count,
    columns: {
      pedido_id: "i * 10",
      tipo: "case when i % 3 = 0 then 'retracto' else 'falla' end",
      solucion: "case when i % 3 = 0 then 'dinero' else 'cambio' end",
      estado: `case when ${isOpen} then 'pedida' when i % 3 = 0 then 'rechazada' else 'aceptada' end`,
      detalle: "'Se quebró'",
      clave: "'clave-' || i",
      respuesta: "'Listo'",
      autor: "'Rosa Fuentes'",
      creado_en: momentOf(count),
      respondida_en: `case when ${isOpen} then null else ${momentOf(count)} end`,
    },
  },
  {
    name: "devolucion_lineas",
    count,
    columns: { devolucion_id: "i", detalle_id: "i * 20", cantidad: "1" },
  },
  {
    name: "devolucion_fotos",
    count: 1_000,
    columns: {
      devolucion_id: "i + 1000",
      orden: "1",
      pedido_id: "(i + 1000) * 10",
      contenido: "'Zm90bw=='",
      creado_en: momentOf(1_000),
    },
  },
];
