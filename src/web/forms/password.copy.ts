import type { PasswordCriterion } from "#contract/schemas/acceso.ts";

const words: Record<PasswordCriterion, string> = {
  largo: "caracteres hasta llegar a 8",
  mayuscula: "una mayúscula",
  minuscula: "una minúscula",
  numero: "un número",
  simbolo: "un símbolo",
};

const list = (parts: readonly string[]) => new Intl.ListFormat("es-CL").format(parts);

export const passwordCopy = {
  password: "Contraseña",
  newPassword: "Contraseña nueva",
  confirm: "Confirmar contraseña",
  hint: "Al menos 8 caracteres.",
  show: "Mostrar contraseña",
  hide: "Ocultar contraseña",
  strength: "Seguridad de la contraseña",
  improve: (missing: readonly PasswordCriterion[]) =>
    `Agrega ${list(missing.map((one) => words[one]))}.`,
} as const;
