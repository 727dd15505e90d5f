export const factorMensajes = {
  codigoAdded: "Tu app de códigos quedó activa.",
  codigoRemoved: "Quitamos tu app de códigos.",
  passkeyAdded: "Tu passkey quedó guardada.",
  passkeyRemoved: "Quitamos tu passkey.",
  factorTaken: "Quitamos su segundo factor y le avisamos por correo.",
  respaldosRenewed: "Estos son tus códigos nuevos. Los anteriores ya no sirven.",
  proved: "Listo, confirmamos que eres tú.",
} as const;
