import * as z from "zod/mini";
import {
  AcceptInvitacionSchema,
  CancelInvitacionQuerySchema,
  EndSesionesOfQuerySchema,
  EquipoSchema,
  FindUsuarioQuerySchema,
  GetInvitacionQuerySchema,
  InvitacionAnswerSchema,
  InvitacionSchema,
  InviteAdministradorSchema,
  PatchUsuarioSchema,
  UsuarioAnswerSchema,
  UsuarioSchema,
} from "../schemas/administradores.ts";
import { IdQuerySchema } from "../schemas/catalogo.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const administradoresOperations = {
  listAdministradores: {
    summary: "Quiénes administran la tienda y a quiénes se invitó.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: EquipoSchema,
  },
  inviteAdministrador: {
    summary: "Invita por correo a administrar la tienda.",
    access: "admin",
    asksProof: true,
    query: noQuery,
    body: InviteAdministradorSchema,
    answer: z.strictObject({ mensaje: z.string(), invitacion: InvitacionSchema }),
    status: 201,
  },
  cancelInvitacion: {
    summary: "Cancela una invitación que nadie aceptó.",
    access: "admin",
    asksProof: true,
    query: CancelInvitacionQuerySchema,
    body: null,
    answer: AcknowledgementSchema,
  },
  removeAdministrador: {
    summary: "Quita a una persona de la administración; sigue siendo cliente.",
    access: "admin",
    asksProof: true,
    query: IdQuerySchema,
    body: null,
    answer: AcknowledgementSchema,
  },
  getInvitacion: {
    summary: "A qué correo va una invitación y si ya tiene cuenta.",
    access: "public",
    query: GetInvitacionQuerySchema,
    body: null,
    answer: InvitacionAnswerSchema,
  },
  acceptInvitacion: {
    summary: "Acepta una invitación: con la sesión de su cuenta, o eligiendo una contraseña.",
    access: "public",
    query: noQuery,
    body: AcceptInvitacionSchema,
    answer: AcknowledgementSchema,
  },
  findUsuario: {
    summary: "La cuenta con ese correo.",
    access: "admin",
    asksProof: true,
    query: FindUsuarioQuerySchema,
    body: null,
    answer: UsuarioSchema,
  },
  patchUsuario: {
    summary: "Desactiva o activa una cuenta de cliente.",
    access: "admin",
    asksProof: true,
    query: IdQuerySchema,
    body: PatchUsuarioSchema,
    answer: UsuarioAnswerSchema,
  },
  endSesionesOf: {
    summary: "Cierra todas las sesiones de una cuenta.",
    access: "admin",
    asksProof: true,
    query: EndSesionesOfQuerySchema,
    body: null,
    answer: UsuarioAnswerSchema,
  },
} as const satisfies Record<string, OperationSpec>;
