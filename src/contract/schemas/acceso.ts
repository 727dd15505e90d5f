import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { passwordForm } from "../values/persona/password-form.ts";
import { EmailSchema, emailField, NombreSchema } from "./fields.ts";

/** For existing passwords: longer ones are refused unhashed. */
const maxPasswordLength = 1024;

const utf8Length = (text: string) => new TextEncoder().encode(text).length;

/** A chosen password in its one form: 8 characters to 256 bytes. */
export const NewPasswordSchema = z.string({ error: errorMessages.passwordRequired }).check(
  z.overwrite(passwordForm),
  z.refine((value) => [...value].length >= 8, errorMessages.passwordTooShort),
  z.refine((value) => utf8Length(value) <= 256, errorMessages.passwordTooLong),
);

export const CurrentPasswordSchema = z
  .string()
  .check(z.maxLength(maxPasswordLength, errorMessages.passwordTooLong));

/** A random value that a browser keeps: it tells this browser from others, and nothing else. */
export const NavegadorSchema = z.optional(z.string().check(z.regex(/^[\w-]{43}$/)));

export const LoginSchema = z.strictObject({
  email: EmailSchema,
  password: z
    .string({ error: errorMessages.passwordRequired })
    .check(
      z.minLength(1, errorMessages.passwordRequired),
      z.maxLength(maxPasswordLength, errorMessages.passwordTooLong),
    ),
  navegador: NavegadorSchema,
});

export const RegisterSchema = z.strictObject({
  nombre: NombreSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
  navegador: NavegadorSchema,
});

export const TokenAnswerSchema = z.strictObject({ token: z.string() });

export const VerifyEmailQuerySchema = z.strictObject({
  token: z
    .string({ error: errorMessages.verificationTokenMissing })
    .check(
      z.minLength(1, errorMessages.verificationTokenMissing),
      z.maxLength(200, errorMessages.verificationTokenInvalid),
    ),
  navegador: NavegadorSchema,
});

/** `token`: a session, once, for the browser that registered. */
export const VerifiedSchema = z.strictObject({
  mensaje: z.string(),
  token: z.optional(z.string()),
});

export const RejectRegistroSchema = z.strictObject({
  token: z
    .string({ error: errorMessages.verificationTokenMissing })
    .check(
      z.minLength(1, errorMessages.verificationTokenMissing),
      z.maxLength(200, errorMessages.verificationTokenInvalid),
    ),
});

export const ResendVerificationSchema = z.strictObject({
  email: EmailSchema,
  navegador: NavegadorSchema,
});

export const RequestRecoverySchema = z.strictObject({
  email: emailField(errorMessages.recoveryEmailRequired),
  navegador: NavegadorSchema,
});

const recoveryToken = z
  .string({ error: errorMessages.recoveryTokenInvalid })
  .check(
    z.minLength(1, errorMessages.recoveryTokenInvalid),
    z.maxLength(200, errorMessages.recoveryTokenInvalid),
  );

export const CheckRecoverySchema = z.strictObject({ token: recoveryToken });

/** False for a used, expired or made-up link alike. */
export const RecoveryStateSchema = z.strictObject({ vigente: z.boolean() });

const confirmation = z.string({ error: errorMessages.passwordMismatch });
const isConfirmed = (value: { password: string; confirm_password: string }) =>
  value.password === passwordForm(value.confirm_password);
const mismatch = { error: errorMessages.passwordMismatch, path: ["confirm_password"] };

export const ResetPasswordSchema = z
  .strictObject({
    token: recoveryToken,
    password: NewPasswordSchema,
    confirm_password: confirmation,
  })
  .check(z.refine(isConfirmed, mismatch));

export const ChangePasswordSchema = z
  .strictObject({
    /** Absent when a Google-only account sets its first password. */
    password_actual: z.optional(CurrentPasswordSchema),
    password: NewPasswordSchema,
    confirm_password: confirmation,
  })
  .check(z.refine(isConfirmed, mismatch));

const opaque = (max: number) => z.string().check(z.regex(/^[\w.~/+=-]+$/), z.maxLength(max));

/** The page makes `state` and `code_challenge` and keeps their secrets. */
export const StartGoogleLoginSchema = z.strictObject({
  state: opaque(128).check(z.minLength(16)),
  code_challenge: opaque(128).check(z.minLength(43)),
});

export const GoogleLoginSchema = z.strictObject({
  code: opaque(2048).check(z.minLength(1)),
  code_verifier: z.optional(opaque(128)),
});

export const UrlAnswerSchema = z.strictObject({ url: z.string() });

/** The change ended the old session. */
export const SessionAnswerSchema = z.strictObject({ mensaje: z.string(), token: z.string() });

/** By score. */
export const passwordStrengthLabels = [
  "Muy Débil",
  "Débil",
  "Débil",
  "Normal",
  "Fuerte",
  "Muy Fuerte",
] as const;

/** Strength 0 to 5 (docs/reglas.md 62). */
export function scorePassword(password: string): 0 | 1 | 2 | 3 | 4 | 5 {
  return (5 - missingCriteria(password).length) as 0 | 1 | 2 | 3 | 4 | 5;
}

export type PasswordCriterion = "largo" | "mayuscula" | "minuscula" | "numero" | "simbolo";

/** Lists criteria that would raise the score, most helpful first. */
export function missingCriteria(password: string): PasswordCriterion[] {
  const isMet: Record<PasswordCriterion, boolean> = {
    largo: [...password].length >= 8,
    minuscula: /\p{Ll}/u.test(password),
    mayuscula: /\p{Lu}/u.test(password),
    numero: /\p{Nd}/u.test(password),
    simbolo: /[^\p{L}\p{N}\s]/u.test(password),
  };
  return (Object.keys(isMet) as PasswordCriterion[]).filter((criterion) => !isMet[criterion]);
}
