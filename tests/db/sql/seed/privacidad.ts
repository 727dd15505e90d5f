import { email, moment, personName, pick, type SeedTable, usuarios } from "./values.ts";

export const privacidadTables: readonly SeedTable[] = [
  {
    name: "peticiones",
    count: usuarios,
    columns: {
      tipo: pick("i", ["acceso", "supresion", "rectificacion"]),
      nombre: personName,
      email: email("i"),
      detalle: "'Quiero saber que tienen'",
      estado: "case when i % 1000 = 1 then 'abierta' else 'aceptada' end",
      enlace: "'enlace-' || i",
      creado_en: moment,
      confirmada_en: moment,
      vence_en: moment,
      respuesta: "case when i % 1000 <> 1 then 'Listo' end",
      respondida_en: `case when i % 1000 <> 1 then ${moment} end`,
      enviada_en: `case when i % 1000 <> 1 then ${moment} end`,
    },
  },
];
