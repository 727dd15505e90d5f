export type Place = {
  calle_numero: string;
  comuna: string;
  ciudad: string;
  region: string;
};

/** Invented, and of an address that no mail server delivers to (RFC 2606). */
export type Buyer = { nombre: string; email: string; place: Place };

/** Accounts with published passwords. */
export const demoClienteNombre = "Camila Soto";

/** By the initial that an opinion shows: «Catalina R.» is a Catalina of these. */
const surnames: Readonly<Record<string, readonly string[]>> = {
  A: ["Araya", "Alarcón", "Aguilera"],
  B: ["Bravo", "Bustos"],
  C: ["Contreras", "Cárdenas", "Cornejo"],
  D: ["Díaz", "Donoso"],
  E: ["Espinoza", "Escobar"],
  F: ["Fuentes", "Figueroa"],
  G: ["González", "Guzmán", "Gallardo"],
  H: ["Herrera", "Henríquez"],
  J: ["Jara", "Jiménez"],
  K: ["Krause", "Kunz"],
  L: ["Leiva", "Lagos", "Lillo"],
  M: ["Morales", "Muñoz", "Maldonado"],
  N: ["Navarro", "Núñez"],
  O: ["Orellana", "Ortega"],
  P: ["Pizarro", "Paredes"],
  Q: ["Quezada", "Quiroga"],
  R: ["Rojas", "Riquelme", "Reyes"],
  S: ["Sepúlveda", "Salazar", "Sandoval"],
  T: ["Tapia", "Toledo"],
  U: ["Urrutia", "Ulloa"],
  V: ["Vargas", "Valdés", "Vera"],
  W: ["Wilson", "Weber"],
  Y: ["Yáñez", "Yévenes"],
  Z: ["Zúñiga", "Zamora"],
};

/** Who bought and wrote nothing. */
export const quietBuyers: readonly string[] = [
  "Rocío Aravena",
  "Tomás Bahamondes",
  "Andrea Cáceres",
  "Esteban Duarte",
  "Macarena Fariña",
  "Jorge Garrido",
  "Isidora Hormazábal",
  "Luis Inostroza",
  "Trinidad Larraín",
  "Patricio Meza",
  "Francisca Norambuena",
  "Rubén Oyarzún",
  "Mónica Peñaloza",
  "Agustín Quilodrán",
  "Verónica Retamal",
  "Iván Saavedra",
  "Loreto Troncoso",
  "Gonzalo Urzúa",
  "Millaray Antileo",
  "Raúl Venegas",
  "Susana Yutronic",
  "Alonso Zapata",
  "Viviana Barría",
  "Nelson Cifuentes",
];

/** Who bought without an account. */
export const guestBuyers: readonly string[] = [
  "Amparo Villagra",
  "Claudio Manríquez",
  "Débora Pincheira",
  "Erwin Schmidt",
  "Fabiola Carrasco",
];

export const places: readonly Place[] = [
  place("Los Leones 1840, depto. 504", "Providencia", "Santiago", "Metropolitana de Santiago"),
  place("Irarrázaval 3255, depto. 1102", "Ñuñoa", "Santiago", "Metropolitana de Santiago"),
  place("Pasaje Los Boldos 417", "Maipú", "Santiago", "Metropolitana de Santiago"),
  place("Gran Avenida 6120, casa B", "San Miguel", "Santiago", "Metropolitana de Santiago"),
  place("Vicuña Mackenna 9870", "La Florida", "Santiago", "Metropolitana de Santiago"),
  place("San Pablo 2210, depto. 31", "Santiago", "Santiago", "Metropolitana de Santiago"),
  place("Cerro Alegre, Templeman 655", "Valparaíso", "Valparaíso", "Valparaíso"),
  place("Calle Valparaíso 1170, depto. 82", "Viña del Mar", "Viña del Mar", "Valparaíso"),
  place("Los Carrera 812", "Quilpué", "Quilpué", "Valparaíso"),
  place("Barros Arana 1544, oficina 3", "Concepción", "Concepción", "Biobío"),
  place("Colón 3380, block 4", "Talcahuano", "Talcahuano", "Biobío"),
  place("Pedro de Valdivia 221", "Los Ángeles", "Los Ángeles", "Biobío"),
  place("Picarte 1903", "Valdivia", "Valdivia", "Los Ríos"),
  place("Avenida Alemania 0671", "Temuco", "Temuco", "La Araucanía"),
  place("Camino a Pucón, km 2, parcela 9", "Villarrica", "Villarrica", "La Araucanía"),
  place("Benavente 475", "Puerto Montt", "Puerto Montt", "Los Lagos"),
  place("Baquedano 230", "Coyhaique", "Coyhaique", "Aysén"),
  place("Bories 918", "Punta Arenas", "Punta Arenas", "Magallanes"),
  place("Balmaceda 1405, casa 12", "La Serena", "La Serena", "Coquimbo"),
  place("Los Carrera 640", "Copiapó", "Copiapó", "Atacama"),
  place("Avenida Grecia 1122, torre 2", "Antofagasta", "Antofagasta", "Antofagasta"),
  place("Céspedes y González 780", "Iquique", "Iquique", "Tarapacá"),
  place("Camino Real 56", "Rancagua", "Rancagua", "O'Higgins"),
  place("1 Norte 1330", "Talca", "Talca", "Maule"),
  place("Claudio Arrau 402", "Chillán", "Chillán", "Ñuble"),
];

/** The whole name of who signs an opinion as «Catalina R.». Throws for an initial without a surname. */
export function fullNombre(shown: string, choose: number): string {
  const [first = "", initial = ""] = shown.replace(".", "").split(" ");
  const list = surnames[initial];
  const surname = list?.[Math.floor(choose * list.length)];
  if (surname === undefined) throw new Error(`No surname begins with the initial of ${shown}`);
  return `${first} ${surname}`;
}

export function emailOf(nombre: string): string {
  const plain = nombre.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return `${plain.replaceAll(" ", ".")}@correo.test`;
}

function place(calle_numero: string, comuna: string, ciudad: string, region: string): Place {
  return { calle_numero, comuna, ciudad, region };
}
