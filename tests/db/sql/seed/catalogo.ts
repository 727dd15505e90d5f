import { email, moment, momentOf, pieceName, rows, type SeedTable } from "./values.ts";

export const catalogoTables: readonly SeedTable[] = [
  {
    name: "categorias",
    count: 12,
    columns: { nombre: "'Categoria ' || i", slug: "'categoria-' || i", creado_en: "1" },
  },
  {
    name: "familias",
    count: 100,
    columns: {
      nombre: pieceName,
      ejes: `'[{"nombre":"Talla","tipo":"opcion","valores":[{"clave":"t1","nombre":"S"},{"clave":"t2","nombre":"M"}]}]'`,
    },
  },
  {
    name: "productos",
    count: rows,
    columns: {
      nombre: pieceName,
      sku: "'SKU-' || (100000 + i)",
      descripcion: "'Una pieza impresa capa por capa, la ' || i",
      precio: "990 + (i * 7919) % 90000",
      stock: "2 + (i * 31) % 60",
      reservado: "case when i % 400 = 0 then 1 else 0 end",
      categoria_id: "1 + i % 12",
      destacado: "case when i % 1000 = 0 then 1 else 0 end",
      activo: "case when i % 20 = 0 then 0 else 1 end",
      familia_id: "case when i <= 200 then (i + 1) / 2 end",
      valores: `case when i <= 200 then '["t' || (2 - i % 2) || '"]' else '[]' end`,
      detras: "case when i <= 200 then 1 - i % 2 else 0 end",
      busqueda: `${pieceName} || ' sku-' || (100000 + i) || ' pla categoria ' || (1 + i % 12)`,
      creado_en: moment,
    },
  },
  {
    name: "producto_imagenes",
    count: 2 * rows,
    columns: { producto_id: "1 + (i - 1) / 2", posicion: "(i - 1) % 2", nombre: "'imagen-' || i" },
  },
  {
    name: "imagenes_retiradas",
    count: 1_000,
    columns: { nombre: "'retirada-' || i", retirada_en: momentOf(1_000) },
  },
  {
    name: "avisos",
    count: rows,
    columns: {
      producto_id: "1 + i % 5000",
      email: email("i"),
      baja: "'baja-' || i",
      creado_en: moment,
    },
  },
];
