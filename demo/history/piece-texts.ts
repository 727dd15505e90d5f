import type { Personalizacion } from "../../src/contract/schemas/personalizacion.ts";

/** Texts and colours that buyers chose, by sku, one sale after the other. */
export const pastPieces: Readonly<Record<string, readonly Personalizacion[]>> = {
  "REG-001": [
    { nombre: "Elisa", letras: "lapislazuli", base: "hueso" },
    { nombre: "Antonia", letras: "sal", base: "lapislazuli" },
    { nombre: "Begoña", letras: "cobre", base: "obsidiana" },
    { nombre: "Ñandú 3°", letras: "sal", base: "araucaria" },
    { nombre: "Prof. Inés", letras: "obsidiana", base: "hueso" },
    { nombre: "Tomás", letras: "araucaria", base: "hueso" },
    { nombre: "Dra. Muñoz", letras: "sal", base: "obsidiana" },
    { nombre: "Lukas", letras: "cobre", base: "lapislazuli" },
  ],
  "REG-002": [
    { inicial: "M", letra: "sal", fondo: "cobre" },
    { inicial: "Ñ", letra: "obsidiana", fondo: "araucaria" },
    { inicial: "A", letra: "sal", fondo: "lapislazuli" },
    { inicial: "Í", letra: "ambar", fondo: "lapislazuli" },
    { inicial: "J", letra: "sal", fondo: "araucaria" },
  ],
  "REG-006": [
    { edad: "30", numeros: "cobre" },
    { edad: "7", numeros: "rosa" },
    { edad: "15", numeros: "lapislazuli" },
    { edad: "80", numeros: "araucaria" },
  ],
  "REG-010": [
    { numero: "1047", color: "sal" },
    { numero: "52-B", color: "cobre" },
    { numero: "Casa 3", color: "hueso" },
  ],
};
