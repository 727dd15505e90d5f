export const passwordCopy = {
  password: "Contraseña",
  newPassword: "Contraseña nueva",
  confirm: "Confirmar contraseña",
  hint: "Al menos 8 caracteres.",
  show: "Mostrar contraseña",
  hide: "Ocultar contraseña",
  strength: "Seguridad de la contraseña",
} as const;
