import { fotoLimits } from "#contract/values/rights/foto-limits.ts";

export const fotosCopy = {
  addFotos: "Agregar fotos",
  preparing: "Preparando las fotos…",
  dropFotos: "Suelta las fotos aquí",
  fotosHint: `PNG, JPG, GIF o WebP. Hasta ${fotoLimits.maxFiles} fotos.`,
  fotosChosen: "Fotos por enviar",
  fotosCount: (total: number) =>
    total === 1 ? "1 foto por enviar." : `${total} fotos por enviar.`,
  fotoAlt: (place: number, total: number) => `Foto ${place} de ${total}`,
  removeFoto: (place: number) => `Quitar la foto ${place}`,
  noFoto: (name: string) => `«${name}» no es una imagen PNG, JPG, GIF o WebP.`,
  tooManyFotos: (max: number) => `Puedes mandar hasta ${max} fotos.`,
} as const;
