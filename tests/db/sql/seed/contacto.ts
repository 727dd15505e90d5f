import { email, moment, personName, pieceName, rows, type SeedTable, usuarios } from "./values.ts";

export const contactoTables: readonly SeedTable[] = [
  {
    name: "archivos",
    count: rows,
    columns: {
      clave: "'archivo-' || i",
      nombre: "'pudu-' || i || '.stl'",
      tipo: "'stl'",
      bytes: "684",
      estado: "case when i % 1000 = 1 then 'retirado' else 'guardado' end",
      creado_en: moment,
    },
  },
  {
    name: "mensajes_contacto",
    count: rows,
    columns: {
      nombre: personName,
      email: email(`i % ${usuarios}`),
      mensaje: "'Quisiera una pieza de ' || (5 + i % 40) || ' cm'",
      estado:
        "case when i % 1000 = 1 then 'nuevo' when i % 3 = 0 then 'cerrado' else 'respondido' end",
      creado_en: moment,
      busqueda: `${personName} || ' quisiera ' || ${pieceName}`,
      respondido_en: `case when i % 1000 <> 1 then ${moment} end`,
      archivo_id: "case when i % 10 = 0 then i end",
    },
  },
  {
    name: "mensaje_fotos",
    count: rows,
    columns: {
      mensaje_id: "i",
      orden: "2",
      nombre: "'dibujo-' || i || '.jpg'",
      contenido: "'Zm90bw=='",
      creado_en: moment,
    },
  },
  {
    name: "mensaje_respuestas",
    count: rows,
    columns: {
      mensaje_id: "i",
      autor: "'Rosa Fuentes'",
      texto: "'Claro que si'",
      creado_en: moment,
    },
  },
];
