import * as z from "zod/mini";
import { type TextoName, textoNames } from "../values/default-textos.ts";
import { ajustesLengths as max } from "../values/lengths.ts";
import { parseRut } from "../values/persona/rut.ts";
import { parseTelefono } from "../values/persona/telefono.ts";
import { readUrl } from "../values/read-url.ts";
import {
  formInteger,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  TelefonoSchema,
} from "./fields.ts";
import { versionField } from "./version.ts";

const optionalRut = z.pipe(
  optionalLine("rut", max.line).check(
    z.refine<string>((text) => text === "" || parseRut(text) !== null, {
      error: "El RUT no es válido: revisa sus números y su dígito verificador.",
    }),
  ),
  z.transform((text) => parseRut(text) ?? ""),
);

const optionalEmail = optionalLine("email", 254).check(
  z.refine<string>((text) => text === "" || z.safeParse(z.email(), text).success, {
    error: "Ingresa un correo electrónico válido.",
  }),
);

const optionalTelefono = optionalLine("teléfono", max.line).check(
  z.refine<string>((text) => text === "" || parseTelefono(text) !== null, {
    error: "Ingresa un teléfono con su código de país, como +56 9 8765 4321.",
  }),
);

const optionalLink = optionalLine("instagram", max.line).check(
  z.refine<string>((text) => text === "" || readUrl(text)?.protocol === "https:", {
    error: "Ingresa una dirección que empiece con https://.",
  }),
);

/** The most cuotas; absent, null and "" become null. */
const optionalCuotas = z.pipe(
  z.nullish(
    z.union([z.literal(""), formInteger("cuotas", { min: 2, max: 48 })], {
      error: 'El campo "cuotas" debe ser un número entero entre 2 y 48.',
    }),
  ),
  z.transform((value) => (typeof value === "number" ? value : null)),
);

function eachTexto<S>(make: (name: TextoName) => S): Record<TextoName, S> {
  return Object.fromEntries(textoNames.map((name) => [name, make(name)])) as Record<TextoName, S>;
}

/** When a mail tells the shop of its sales. */
export const avisosVentas = ["cada_venta", "por_dia", "nunca"] as const;
export type AvisoVentas = (typeof avisosVentas)[number];

/** By which money and letters reach the shop, or somebody who poses as it. */
export const delicateAjustes = ["transferencia", "email", "telefono", "whatsapp"] as const;

/** Facts and texts that the owner edits; "" is left unsaid. */
export const AjustesSchema = z.strictObject({
  nombre: requiredLine("nombre", max.nombre),
  lema: requiredLine("lema", max.line),
  razon_social: optionalLine("razón social", max.line),
  rut: optionalRut,
  representante: optionalLine("representante", max.line),
  direccion: optionalLine("dirección", max.line),
  telefono: optionalTelefono,
  email: optionalEmail,
  horario: optionalLine("horario", max.line),
  whatsapp: z.pipe(
    TelefonoSchema,
    z.transform((text) => text ?? ""),
  ),
  instagram: optionalLink,
  piezas_base: formInteger("piezas_base", { max: 100_000_000 }),
  respuesta_horas: formInteger("respuesta_horas", { min: 1, max: 720 }),
  aviso_ventas: z._default(
    z.enum(avisosVentas, { error: "Elige cuándo te avisamos de tus ventas." }),
    "cada_venta",
  ),
  hora_maquina: formInteger("hora_maquina", { max: 1_000_000, fallback: 0 }),
  fallas_porciento: formInteger("fallas_porciento", { max: 90, fallback: 0 }),
  terminacion_dias: formInteger("terminacion_dias", { max: 30, fallback: 0 }),
  cuotas: optionalCuotas,
  despacho: requiredText("despacho", max.text),
  privacidad: requiredText("privacidad", max.text),
  boleta: requiredText("boleta", max.text),
  transferencia: optionalText("transferencia", max.text),
  ...eachTexto((name) => requiredText(name, max.texto)),
});

/** `version`: as it was read; another one is stale. */
export const SaveAjustesSchema = z.strictObject({
  version: versionField("Falta la versión de los ajustes: cárgalos de nuevo."),
  ...AjustesSchema.shape,
});

export const AjustesAnswerSchema = z.strictObject({
  version: z.number(),
  /** Null: as the environment says. */
  actualizado_en: z.nullable(z.number()),
  ajustes: z.strictObject({
    nombre: z.string(),
    lema: z.string(),
    razon_social: z.string(),
    rut: z.string(),
    representante: z.string(),
    direccion: z.string(),
    telefono: z.string(),
    email: z.string(),
    horario: z.string(),
    whatsapp: z.string(),
    instagram: z.string(),
    piezas_base: z.number(),
    respuesta_horas: z.number(),
    aviso_ventas: z.enum(avisosVentas),
    hora_maquina: z.number(),
    fallas_porciento: z.number(),
    terminacion_dias: z.number(),
    cuotas: z.nullable(z.number()),
    despacho: z.string(),
    privacidad: z.string(),
    boleta: z.string(),
    transferencia: z.string(),
    ...eachTexto(() => z.string()),
  }),
});

export const AjustesSavedSchema = z.strictObject({
  mensaje: z.string(),
  ...AjustesAnswerSchema.shape,
});

export type Ajustes = z.output<typeof AjustesSchema>;
export type AjustesAnswer = z.infer<typeof AjustesAnswerSchema>;
