import { archivoLimits } from "#contract/values/archivos/archivo-limits.ts";
import { fotoLimits } from "#contract/values/rights/foto-limits.ts";

const most = `${fotoLimits.maxFiles} fotos o un archivo STL o 3MF de hasta ${archivoLimits.maxFileBytes / 1_000_000} MB`;

export const adjuntosCopy = {
  label: "Fotos, dibujos o tu modelo 3D, si quieres",
  idle: "Agregar fotos o un archivo 3D",
  active: "Suelta los archivos aquí",
  hint: `Hasta ${most}.`,
  privacy: "Solo los vemos nosotros.",
  archivoChosen: "Archivo por enviar",
  archivoStatus: (name: string) => `Se enviará el archivo ${name}.`,
  remove: (name: string) => `Quitar el archivo ${name}`,
  sending: (percent: number) => `Enviando el archivo: ${percent} %`,
  otherKind: (name: string) =>
    `«${name}» no es una foto PNG, JPG, GIF o WebP ni un archivo STL o 3MF.`,
  notBoth: `Puedes mandar hasta ${most}, no las dos cosas: quita una para agregar la otra.`,
  oneArchivo:
    "Puedes mandar un solo archivo 3D. Si tu pieza tiene varias partes, júntalas en un 3MF.",
} as const;
