/**
 * Words the larger demo catalogue is made of. A subject names the curated product whose
 * pictures it borrows; names read "<subject> <collection>, <finish>".
 */
export type Subject = { nombre: string; from: string };

export const subjects: readonly Subject[] = [
  { nombre: "Pudú", from: "FIG-001" },
  { nombre: "Zorro culpeo", from: "FIG-002" },
  { nombre: "Chinchilla", from: "FIG-003" },
  { nombre: "Huemul", from: "FIG-004" },
  { nombre: "Cóndor", from: "FIG-005" },
  { nombre: "Pingüino", from: "FIG-006" },
  { nombre: "Ballena", from: "FIG-007" },
  { nombre: "Loro tricahue", from: "FIG-008" },
  { nombre: "Monito del monte", from: "FIG-009" },
  { nombre: "Ciclista", from: "FIG-011" },
  { nombre: "Engranaje planetario", from: "PRO-001" },
  { nombre: "Par de engranajes", from: "PRO-002" },
  { nombre: "Rodamiento", from: "PRO-003" },
  { nombre: "Impulsor", from: "PRO-004" },
  { nombre: "Bisagra", from: "PRO-005" },
  { nombre: "Caja para electrónica", from: "PRO-006" },
  { nombre: "Escuadra", from: "PRO-007" },
  { nombre: "Perno y tuerca", from: "PRO-008" },
  { nombre: "Junta cardán", from: "PRO-009" },
  { nombre: "Maqueta de cabaña", from: "PRO-010" },
  { nombre: "Placa con nombre", from: "REG-001" },
  { nombre: "Llavero", from: "REG-002" },
  { nombre: "Litofanía", from: "REG-003" },
  { nombre: "Caja hexagonal", from: "REG-004" },
  { nombre: "Alcancía", from: "REG-005" },
  { nombre: "Posavasos", from: "REG-007" },
  { nombre: "Joyero", from: "REG-008" },
  { nombre: "Rompecabezas", from: "REG-009" },
  { nombre: "Torre de dados", from: "GAM-001" },
  { nombre: "Bandeja de dados", from: "GAM-002" },
  { nombre: "Caja para mazo", from: "GAM-003" },
  { nombre: "Torreón", from: "GAM-004" },
  { nombre: "Dragón articulado", from: "GAM-005" },
  { nombre: "Soporte para audífonos", from: "GAM-006" },
  { nombre: "Soporte para control", from: "GAM-007" },
  { nombre: "Organizador de cables", from: "GAM-009" },
  { nombre: "Florero", from: "DEC-001" },
  { nombre: "Florero facetado", from: "DEC-002" },
  { nombre: "Lámpara", from: "DEC-003" },
  { nombre: "Macetero", from: "DEC-004" },
  { nombre: "Cactus", from: "DEC-005" },
  { nombre: "Volcán", from: "DEC-006" },
  { nombre: "Sujetalibros", from: "DEC-007" },
  { nombre: "Portavela", from: "DEC-008" },
  { nombre: "Cuenco", from: "DEC-010" },
  { nombre: "Escultura", from: "DEC-011" },
];

/** Places and weather: the name of a small edition. */
export const collections: readonly string[] = [
  "Atacama",
  "Elqui",
  "Aconcagua",
  "Maipo",
  "Cachapoal",
  "Colchagua",
  "Itata",
  "Biobío",
  "Laja",
  "Calafquén",
  "Ranco",
  "Llanquihue",
  "Cochamó",
  "Chiloé",
  "Palena",
  "Baker",
  "Última Esperanza",
  "Salar",
  "Camanchaca",
  "Puelche",
  "Marejada",
  "Rocío",
  "Nevada",
  "Quebrada",
  "Alerce",
  "Coigüe",
  "Lenga",
  "Espino",
  "Quillay",
  "Copihue",
  "Arrayán",
  "Notro",
];

/** What the edition is printed in. */
export const finishes: readonly { nombre: string; material: string; sentence: string }[] = [
  { nombre: "sal", material: "PLA mate", sentence: "Va en blanco sal, que deja ver cada capa." },
  { nombre: "hueso", material: "PLA mate", sentence: "Va en hueso, un tono tibio y parejo." },
  { nombre: "ceniza", material: "PLA mate", sentence: "Va en gris ceniza, sobrio y sin brillo." },
  {
    nombre: "obsidiana",
    material: "PLA mate",
    sentence: "Va en negro obsidiana, mate y profundo.",
  },
  {
    nombre: "lapislázuli",
    material: "PLA seda",
    sentence: "Va en azul lapislázuli, con brillo de seda.",
  },
  { nombre: "cobre", material: "PLA seda", sentence: "Va en cobre, que cambia con la luz." },
  {
    nombre: "malaquita",
    material: "PLA seda",
    sentence: "Va en verde malaquita, con brillo suave.",
  },
  { nombre: "ámbar", material: "PETG", sentence: "Va en PETG ámbar, algo translúcido." },
  {
    nombre: "arcilla",
    material: "PLA mate",
    sentence: "Va en arcilla, como greda recién torneada.",
  },
];

export const sizes: readonly { nombre: string; factor: number }[] = [
  { nombre: "", factor: 1 },
  { nombre: "en miniatura", factor: 0.6 },
  { nombre: "en tamaño mediano", factor: 0.85 },
  { nombre: "en tamaño grande", factor: 1.3 },
  { nombre: "en gran formato", factor: 1.6 },
];

export const careTexts: readonly string[] = [
  "Límpialo con un pincel suave o un paño apenas húmedo.",
  "Agua fría y una gota de detergente bastan; nada de lavavajillas.",
  "Mantén la pieza lejos de estufas y del sol fuerte detrás de un vidrio.",
  "Sácale el polvo con una brocha y tómala siempre por la base.",
];

export const opinionAutores: readonly string[] = [
  "Camila R.",
  "Diego M.",
  "Antonia S.",
  "Felipe V.",
  "Josefa L.",
  "Tomás C.",
  "Isidora P.",
  "Rodrigo A.",
  "Paz G.",
  "Hernán T.",
  "Valeria N.",
  "Claudio F.",
];

export const comentarioTexts: readonly { calificacion: number; comentario: string }[] = [
  { calificacion: 5, comentario: "Llegó antes de lo prometido y muy bien embalado." },
  { calificacion: 5, comentario: "La terminación es pareja por todos lados." },
  { calificacion: 5, comentario: "Lo regalé y quedaron felices." },
  { calificacion: 4, comentario: "Muy bonito. El tono es apenas más oscuro que en la foto." },
  { calificacion: 4, comentario: "Buen tamaño y buen precio." },
  { calificacion: 4, comentario: "Firme y bien hecho; volvería a comprar." },
  { calificacion: 3, comentario: "Está bien, aunque lo imaginaba un poco más grande." },
];
