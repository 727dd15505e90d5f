import { momentOf, rows, type SeedTable } from "./values.ts";

const count = 2 * rows;

/** Two versions of each second producto; one unit of each line; one of twenty is not embalado. */
export const tallerTables: readonly SeedTable[] = [
  {
    name: "recetas",
    count: rows,
    columns: {
      producto_id: "1 + (i - 1) / 2",
      version: "1 + (i - 1) % 2",
      minutos: "20 + i % 600",
      por_placa: "1 + i % 12",
      notas: "''",
      gramos: `'[{"de":"color","clave":"color-3","gramos":12}]'`,
      archivo_id: "case when i % 10 = 5 then i end",
      creada_en: momentOf(rows),
    },
  },
  {
    name: "colores",
    count: 40,
    columns: { clave: "'color_' || i", nombre: "'Color ' || i", color: "'#aabbcc'" },
  },
  {
    name: "filamentos",
    count: 30,
    columns: { color_id: "i", gramos: "i * 10", precio_kilo: "14990", aviso_gramos: "200" },
  },
  {
    name: "trabajos",
    count,
    columns: {
      pedido_id: "1 + (i - 1) / 2",
      detalle_id: "i",
      unidad: "1",
      tipo: "case when i % 3 = 0 then 'empacar' else 'imprimir' end",
      receta_id: `case when i % 3 <> 0 then 1 + i % ${rows} end`,
      estado: "case when i % 20 = 0 then 'en_cola' else 'embalado' end",
      creado_en: momentOf(count),
      movido_en: momentOf(count),
    },
  },
  {
    name: "trabajo_fotos",
    count: 1_000,
    columns: {
      trabajo_id: "i * 20 + 1",
      contenido: "'Zm90bw=='",
      creado_en: momentOf(1_000),
    },
  },
];
