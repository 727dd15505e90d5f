export const shareCopy = {
  share: "Compartir",
  edit: "Editar",
  copied: "Copiamos el enlace.",
  copyFailed: "No pudimos copiar el enlace. Cópialo de la barra de direcciones.",
} as const;
