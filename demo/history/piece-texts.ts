import type { Personalizacion } from "../../src/contract/schemas/personalizacion.ts";

/** Texts and colours that buyers chose, by sku, one sale after the other. */
export const pastPieces: Readonly<Record<string, readonly Personalizacion[]>> = {
  "REG-001": [
    { nombre: "Elisa", letras: "lapis", base: "hueso" },
    { nombre: "Antonia", letras: "sal", base: "lapis" },
    { nombre: "Begoña", letras: "cobre", base: "obsidiana" },
    { nombre: "Ñandú 3°", letras: "sal", base: "verde" },
    { nombre: "Prof. Inés", letras: "obsidiana", base: "hueso" },
    { nombre: "Tomás", letras: "verde", base: "hueso" },
    { nombre: "Dra. Muñoz", letras: "sal", base: "obsidiana" },
    { nombre: "Lukas", letras: "cobre", base: "lapis" },
  ],
  "REG-002": [
    { inicial: "M", letra: "sal", fondo: "cobre" },
    { inicial: "Ñ", letra: "obsidiana", fondo: "verde" },
    { inicial: "A", letra: "sal", fondo: "lapis" },
    { inicial: "Í", letra: "ambar", fondo: "lapis" },
    { inicial: "J", letra: "sal", fondo: "verde" },
  ],
  "REG-006": [
    { edad: "30", numeros: "cobre" },
    { edad: "7", numeros: "rosa" },
    { edad: "15", numeros: "lapis" },
    { edad: "80", numeros: "verde" },
  ],
  "REG-010": [
    { numero: "1047", color: "sal" },
    { numero: "52-B", color: "cobre" },
    { numero: "Casa 3", color: "hueso" },
  ],
};
