import { SessionAnswerSchema } from "../schemas/acceso.ts";
import {
  CuentaSchema,
  DatosInvitadoSchema,
  DeleteCuentaSchema,
  UpdateCuentaSchema,
} from "../schemas/cuenta.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import { PedidoEnlaceSchema } from "../schemas/invitado.ts";
import { RequestDatosSchema } from "../schemas/invitado-forms.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const cuentaOperations = {
  requestDatosInvitado: {
    summary:
      "Envía a un correo el enlace con que quien compró sin cuenta descarga o borra sus datos. Responde igual para cualquier correo.",
    access: "public",
    query: noQuery,
    body: RequestDatosSchema,
    answer: AcknowledgementSchema,
  },
  openDatosInvitado: {
    summary: "Todo lo que la tienda guarda de quien compró sin cuenta, por el enlace de su correo.",
    access: "public",
    query: noQuery,
    body: PedidoEnlaceSchema,
    answer: DatosInvitadoSchema,
  },
  deleteDatosInvitado: {
    summary:
      "Borra los datos de quien compró sin cuenta: los pedidos quedan, la persona no. Por el enlace de su correo.",
    access: "public",
    query: noQuery,
    body: PedidoEnlaceSchema,
    answer: AcknowledgementSchema,
  },
  getCuenta: {
    summary: "Todo lo que la tienda guarda de quien pregunta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: CuentaSchema,
  },
  updateCuenta: {
    summary: "Cambia el nombre de la cuenta.",
    access: "user",
    query: noQuery,
    body: UpdateCuentaSchema,
    answer: SessionAnswerSchema,
  },
  deleteCuenta: {
    summary: "Borra la cuenta: los pedidos quedan, la persona no.",
    access: "user",
    asksProof: "protected",
    query: noQuery,
    body: DeleteCuentaSchema,
    answer: AcknowledgementSchema,
  },
} as const satisfies Record<string, OperationSpec>;
