import {
  ChangePasswordSchema,
  GoogleLoginSchema,
  LoginSchema,
  RegisterSchema,
  RequestRecoverySchema,
  ResendVerificationSchema,
  ResetPasswordSchema,
  SessionAnswerSchema,
  StartGoogleLoginSchema,
  TokenAnswerSchema,
  UrlAnswerSchema,
  VerifyEmailQuerySchema,
} from "../schemas/acceso.ts";
import { SignInAnswerSchema } from "../schemas/factor.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const accesoOperations = {
  login: {
    summary: "Inicia sesión con correo y contraseña; una cuenta con segundo factor recibe un reto.",
    access: "public",
    query: noQuery,
    body: LoginSchema,
    answer: SignInAnswerSchema,
  },
  registerUsuario: {
    summary: "Crea una cuenta sin verificar y envía el enlace de verificación.",
    access: "public",
    query: noQuery,
    body: RegisterSchema,
    answer: AcknowledgementSchema,
    status: 201,
  },
  verifyEmail: {
    summary: "Verifica el correo de una cuenta con el enlace recibido.",
    access: "public",
    query: VerifyEmailQuerySchema,
    body: null,
    answer: AcknowledgementSchema,
  },
  resendVerification: {
    summary: "Envía otra vez el enlace de verificación.",
    access: "public",
    query: noQuery,
    body: ResendVerificationSchema,
    answer: AcknowledgementSchema,
  },
  renewSession: {
    summary: "Renueva la sesión mientras se usa, hasta su fin absoluto.",
    access: "user",
    query: noQuery,
    body: null,
    answer: TokenAnswerSchema,
  },
  requestRecovery: {
    summary: "Envía un enlace para elegir una contraseña nueva.",
    access: "public",
    query: noQuery,
    body: RequestRecoverySchema,
    answer: AcknowledgementSchema,
  },
  resetPassword: {
    summary: "Fija la contraseña con el enlace recibido y termina todas las sesiones.",
    access: "public",
    query: noQuery,
    body: ResetPasswordSchema,
    answer: AcknowledgementSchema,
  },
  changePassword: {
    summary: "Cambia la contraseña y termina las otras sesiones.",
    access: "user",
    query: noQuery,
    body: ChangePasswordSchema,
    answer: SessionAnswerSchema,
  },
  startGoogleLogin: {
    summary: "La dirección de Google a la que va quien quiere ingresar con su cuenta.",
    access: "public",
    query: noQuery,
    body: StartGoogleLoginSchema,
    answer: UrlAnswerSchema,
  },
  loginWithGoogle: {
    summary: "Inicia sesión con el código que entregó Google.",
    access: "public",
    query: noQuery,
    body: GoogleLoginSchema,
    answer: SignInAnswerSchema,
  },
  logout: {
    summary: "Cierra todas las sesiones de la cuenta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: AcknowledgementSchema,
  },
} as const satisfies Record<string, OperationSpec>;
