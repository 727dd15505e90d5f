/** Samples of familias; `samples` takes them in. */
export const familiasSamples = {
  getFamilia: { query: { id: "1" }, body: null },
  saveFamilia: {
    query: { id: "1" },
    body: {
      nombre: "Macetero Nube",
      ejes: [
        {
          nombre: "Color",
          tipo: "color",
          valores: [{ clave: "musgo", nombre: "Musgo", color: "#4f6b3a" }],
        },
      ],
      variantes: [
        { id: 1, valores: ["musgo"], sku: "MAC-001", precio: 12_990, stock: 4, activo: true },
      ],
    },
  },
  dissolveFamilia: { query: { id: "1" }, body: null },
};
