/**
 * In characters, where a form stops before the schema refuses. Apart from the schemas, so that such
 * a form need not load a validator.
 */

export const categoriaLengths = { nombre: 60 } as const;

export const sinonimoLengths = { palabras: 300 } as const;

export const opinionLengths = { comentario: 2000, respuesta: 2000 } as const;

export const mensajeLengths = { respuesta: 4000 } as const;

/** Length of the owner's note when a discrepancia or a reembolso is closed. */
export const notaLength = 500;

export const ajustesLengths = { nombre: 60, line: 200, text: 1000, texto: 300 } as const;
