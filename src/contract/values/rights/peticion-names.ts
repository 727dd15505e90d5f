import type { PeticionTipo } from "../../schemas/peticiones.ts";

/** For page, mail and administration: the name of a request, and what the person asks for by it. */
export const peticionNames: Readonly<Record<PeticionTipo, { name: string; what: string }>> = {
  acceso: { name: "Acceso", what: "saber qué datos tuyos tenemos" },
  rectificacion: { name: "Rectificación", what: "corregir un dato tuyo" },
  supresion: { name: "Supresión", what: "que borremos tus datos" },
  oposicion: { name: "Oposición", what: "que dejemos de usar tus datos para algo" },
  portabilidad: { name: "Portabilidad", what: "llevarte tus datos en un archivo" },
  bloqueo: {
    name: "Bloqueo temporal",
    what: "que no usemos tus datos mientras se resuelve otra solicitud",
  },
};
