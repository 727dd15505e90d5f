import { fold } from "../fold.ts";

/**
 * By the CUT code of their region: name and the last three digits of the comuna's code
 * (docs/reglas.md 59). Source: the official list of comunas (CUT). Loaded only where an address is
 * edited.
 */
const byRegion: Readonly<Record<string, string>> = {
  "15": "Arica:101|Camarones:102|General Lagos:202|Putre:201",
  "01": "Alto Hospicio:107|Camiña:402|Colchane:403|Huara:404|Iquique:101|Pica:405|Pozo Almonte:401",
  "02": "Antofagasta:101|Calama:201|María Elena:302|Mejillones:102|Ollagüe:202|San Pedro de Atacama:203|Sierra Gorda:103|Taltal:104|Tocopilla:301",
  "03": "Alto del Carmen:302|Caldera:102|Chañaral:201|Copiapó:101|Diego de Almagro:202|Freirina:303|Huasco:304|Tierra Amarilla:103|Vallenar:301",
  "04": "Andacollo:103|Canela:202|Combarbalá:302|Coquimbo:102|Illapel:201|La Higuera:104|La Serena:101|Los Vilos:203|Monte Patria:303|Ovalle:301|Paiguano:105|Punitaqui:304|Río Hurtado:305|Salamanca:204|Vicuña:106",
  "05": "Algarrobo:602|Cabildo:402|Calera:502|Calle Larga:302|Cartagena:603|Casablanca:102|Catemu:702|Concón:103|El Quisco:604|El Tabo:605|Hijuelas:503|Isla de Pascua:201|Juan Fernández:104|La Cruz:504|La Ligua:401|Limache:802|Llaillay:703|Los Andes:301|Nogales:506|Olmué:803|Panquehue:704|Papudo:403|Petorca:404|Puchuncaví:105|Putaendo:705|Quillota:501|Quilpué:801|Quintero:107|Rinconada:303|San Antonio:601|San Esteban:304|San Felipe:701|Santa María:706|Santo Domingo:606|Valparaíso:101|Villa Alemana:804|Viña del Mar:109|Zapallar:405",
  "13": "Alhué:502|Buin:402|Calera de Tango:403|Cerrillos:102|Cerro Navia:103|Colina:301|Conchalí:104|Curacaví:503|El Bosque:105|El Monte:602|Estación Central:106|Huechuraba:107|Independencia:108|Isla de Maipo:603|La Cisterna:109|La Florida:110|La Granja:111|La Pintana:112|La Reina:113|Lampa:302|Las Condes:114|Lo Barnechea:115|Lo Espejo:116|Lo Prado:117|Macul:118|Maipú:119|María Pinto:504|Melipilla:501|Ñuñoa:120|Padre Hurtado:604|Paine:404|Pedro Aguirre Cerda:121|Peñaflor:605|Peñalolén:122|Pirque:202|Providencia:123|Pudahuel:124|Puente Alto:201|Quilicura:125|Quinta Normal:126|Recoleta:127|Renca:128|San Bernardo:401|San Joaquín:129|San José de Maipo:203|San Miguel:130|San Pedro:505|San Ramón:131|Santiago:101|Talagante:601|Tiltil:303|Vitacura:132",
  "06": "Chépica:302|Chimbarongo:303|Codegua:102|Coinco:103|Coltauco:104|Doñihue:105|Graneros:106|La Estrella:202|Las Cabras:107|Litueche:203|Lolol:304|Machalí:108|Malloa:109|Marchihue:204|Mostazal:110|Nancagua:305|Navidad:205|Olivar:111|Palmilla:306|Paredones:206|Peralillo:307|Peumo:112|Pichidegua:113|Pichilemu:201|Placilla:308|Pumanque:309|Quinta de Tilcoco:114|Rancagua:101|Rengo:115|Requínoa:116|San Fernando:301|San Vicente:117|Santa Cruz:310",
  "07": "Cauquenes:201|Chanco:202|Colbún:402|Constitución:102|Curepto:103|Curicó:301|Empedrado:104|Hualañé:302|Licantén:303|Linares:401|Longaví:403|Maule:105|Molina:304|Parral:404|Pelarco:106|Pelluhue:203|Pencahue:107|Rauco:305|Retiro:405|Río Claro:108|Romeral:306|Sagrada Familia:307|San Clemente:109|San Javier:406|San Rafael:110|Talca:101|Teno:308|Vichuquén:309|Villa Alegre:407|Yerbas Buenas:408",
  "16": "Bulnes:102|Chillán:101|Chillán Viejo:103|Cobquecura:202|Coelemu:203|Coihueco:302|El Carmen:104|Ninhue:204|Ñiquén:303|Pemuco:105|Pinto:106|Portezuelo:205|Quillón:107|Quirihue:201|Ranquil:206|San Carlos:301|San Fabián:304|San Ignacio:108|San Nicolás:305|Trehuaco:207|Yungay:109",
  "08": "Alto Biobío:314|Antuco:302|Arauco:202|Cabrero:303|Cañete:203|Chiguayante:103|Concepción:101|Contulmo:204|Coronel:102|Curanilahue:205|Florida:104|Hualpén:112|Hualqui:105|Laja:304|Lebu:201|Los Álamos:206|Los Ángeles:301|Lota:106|Mulchén:305|Nacimiento:306|Negrete:307|Penco:107|Quilaco:308|Quilleco:309|San Pedro de la Paz:108|San Rosendo:310|Santa Bárbara:311|Santa Juana:109|Talcahuano:110|Tirúa:207|Tomé:111|Tucapel:312|Yumbel:313",
  "09": "Angol:201|Carahue:102|Cholchol:121|Collipulli:202|Cunco:103|Curacautín:203|Curarrehue:104|Ercilla:204|Freire:105|Galvarino:106|Gorbea:107|Lautaro:108|Loncoche:109|Lonquimay:205|Los Sauces:206|Lumaco:207|Melipeuco:110|Nueva Imperial:111|Padre Las Casas:112|Perquenco:113|Pitrufquén:114|Pucón:115|Purén:208|Renaico:209|Saavedra:116|Temuco:101|Teodoro Schmidt:117|Toltén:118|Traiguén:210|Victoria:211|Vilcún:119|Villarrica:120",
  "14": "Corral:102|Futrono:202|La Unión:201|Lago Ranco:203|Lanco:103|Los Lagos:104|Máfil:105|Mariquina:106|Paillaco:107|Panguipulli:108|Río Bueno:204|Valdivia:101",
  "10": "Ancud:202|Calbuco:102|Castro:201|Chaitén:401|Chonchi:203|Cochamó:103|Curaco de Vélez:204|Dalcahue:205|Fresia:104|Frutillar:105|Futaleufú:402|Hualaihué:403|Llanquihue:107|Los Muermos:106|Maullín:108|Osorno:301|Palena:404|Puerto Montt:101|Puerto Octay:302|Puerto Varas:109|Puqueldón:206|Purranque:303|Puyehue:304|Queilén:207|Quellón:208|Quemchi:209|Quinchao:210|Río Negro:305|San Juan de la Costa:306|San Pablo:307",
  "11": "Aysén:201|Chile Chico:401|Cisnes:202|Cochrane:301|Coyhaique:101|Guaitecas:203|Lago Verde:102|O'Higgins:302|Río Ibáñez:402|Tortel:303",
  "12": "Antártica:202|Cabo de Hornos:201|Laguna Blanca:102|Natales:401|Porvenir:301|Primavera:302|Punta Arenas:101|Río Verde:103|San Gregorio:104|Timaukel:303|Torres del Paine:402",
};

export type Comuna = { nombre: string; codigo: string };

/** In alphabetical order; empty for an unknown CUT code. */
export function comunasOf(regionCodigo: string): Comuna[] {
  const packed = byRegion[regionCodigo];
  if (packed === undefined) return [];
  return packed.split("|").map((entry) => {
    const [nombre = "", digits = ""] = entry.split(":");
    return { nombre, codigo: `${regionCodigo}${digits}` };
  });
}

/** Common names of comunas that differ from the official list: [typed, official]. */
export const comunaAliases: readonly (readonly [string, string])[] = [
  ["Reñaca", "Viña del Mar"],
  ["Chicureo", "Colina"],
  ["Llay-Llay", "Llaillay"],
  ["La Calera", "Calera"],
  ["Marchigüe", "Marchihue"],
  ["Paihuano", "Paiguano"],
  ["Coihaique", "Coyhaique"],
  ["Aisén", "Aysén"],
  ["Til Til", "Tiltil"],
  ["Stgo", "Santiago"],
  ["Stgo Centro", "Santiago"],
  ["Conce", "Concepción"],
  ["Valpo", "Valparaíso"],
  ["Anto", "Antofagasta"],
  ["Pto Montt", "Puerto Montt"],
  ["Pta Arenas", "Punta Arenas"],
  ["Puerto Natales", "Natales"],
  ["Puerto Aysén", "Aysén"],
  ["Llayllay", "Llaillay"],
  ["Rapa Nui", "Isla de Pascua"],
  ["Hanga Roa", "Isla de Pascua"],
  ["Robinson Crusoe", "Juan Fernández"],
  ["Isla Robinson Crusoe", "Juan Fernández"],
  ["San Juan Bautista", "Juan Fernández"],
  ["Puerto Williams", "Cabo de Hornos"],
  ["Isla Navarino", "Cabo de Hornos"],
  ["Villa Las Estrellas", "Antártica"],
  ["Puerto Edén", "Natales"],
  ["Puerto Cisnes", "Cisnes"],
  ["Caleta Tortel", "Tortel"],
  ["Villa O'Higgins", "O'Higgins"],
  ["Melinka", "Guaitecas"],
];

const shortForms: ReadonlyMap<string, string> = new Map([
  ["pta", "punta"],
  ["pto", "puerto"],
  ["sta", "santa"],
  ["sto", "santo"],
]);

/** For comparison of places: as `fold`, without apostrophes, hyphens and stops, «Pta.» as «Punta». */
export function foldLugar(text: string): string {
  const bare = fold(text).replace(/['’‘`´ʼ]/g, "");
  const words = bare.split(/[\s.\-‐‑–—]+/).filter((word) => word !== "");
  return words.map((word) => shortForms.get(word) ?? word).join(" ");
}

/** "Santiago" for the province of Santiago, Puente Alto and San Bernardo; else the comuna's name. */
export function defaultCiudad(comuna: Comuna): string {
  const isGranSantiago =
    comuna.codigo.startsWith("131") || comuna.codigo === "13201" || comuna.codigo === "13401";
  return isGranSantiago ? "Santiago" : comuna.nombre;
}
