import * as z from "zod/mini";
import { factorMessages } from "../factor-messages.ts";
import { cleanCode } from "../values/persona/clean-text.ts";
import { CurrentPasswordSchema } from "./acceso.ts";
import { IdSchema, requiredLine } from "./fields.ts";

export const factorMethods = ["passkey", "codigo", "respaldo"] as const;
/** A password only for an account without a second factor. */
export const proofMethods = ["password", ...factorMethods] as const;

export type FactorMethod = (typeof factorMethods)[number];
export type ProofMethod = (typeof proofMethods)[number];

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(max));

const RetoFieldSchema = z
  .string({ error: factorMessages.retoOver })
  .check(z.regex(/^[\w-]{43}$/, factorMessages.retoOver));

/** Six digits; spaces between them do not matter. */
export const CodigoFieldSchema = z.string({ error: factorMessages.codigoRequired }).check(
  z.overwrite((text) => cleanCode(text).replaceAll(/\s/g, "")),
  z.regex(/^\d{6}$/, factorMessages.codigoRequired),
);

export const RespaldoFieldSchema = z
  .string({ error: factorMessages.respaldoRequired })
  .check(z.overwrite(cleanCode), z.minLength(1, factorMessages.respaldoRequired), z.maxLength(60));

/** Browsers add fields with time; the library reads these. */
const answered = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.optional(z.enum(["platform", "cross-platform"])),
};
const noExtensions = z.pipe(
  z.unknown(),
  z.transform(() => ({})),
);

/** Answer of `navigator.credentials.get`, as JSON of WebAuthn level 3. */
export const PasskeyAnswerSchema = z.object({
  ...answered,
  clientExtensionResults: noExtensions,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: z.optional(base64url(200)),
  }),
});

/** Answer of `navigator.credentials.create`. */
export const NewPasskeyAnswerSchema = z.object({
  ...answered,
  clientExtensionResults: noExtensions,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
});

const isOne = (...found: unknown[]) => found.filter((value) => value !== undefined).length === 1;

export const AnswerRetoSchema = z
  .strictObject({
    reto: RetoFieldSchema,
    codigo: z.optional(CodigoFieldSchema),
    respaldo: z.optional(RespaldoFieldSchema),
    passkey: z.optional(PasskeyAnswerSchema),
  })
  .check(
    z.refine(({ codigo, respaldo, passkey }) => isOne(codigo, respaldo, passkey), {
      error: factorMessages.factorRequired,
    }),
  );

export const PruebaSchema = z
  .strictObject({
    password: z.optional(CurrentPasswordSchema),
    codigo: z.optional(CodigoFieldSchema),
    respaldo: z.optional(RespaldoFieldSchema),
    /** From `prueba_inicio.php`, with a passkey. */
    reto: z.optional(RetoFieldSchema),
    passkey: z.optional(PasskeyAnswerSchema),
  })
  .check(
    z.refine(
      ({ password, codigo, respaldo, passkey }) => isOne(password, codigo, respaldo, passkey),
      { error: factorMessages.factorRequired },
    ),
    z.refine(({ reto, passkey }) => (reto === undefined) === (passkey === undefined), {
      error: factorMessages.retoOver,
    }),
  );

const Descriptors = z.array(
  z.object({ id: z.string(), type: z.string(), transports: z.optional(z.array(z.string())) }),
);

/** For `navigator.credentials.get`. */
export const PasskeyQuestionSchema = z.object({
  challenge: z.string(),
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(Descriptors),
  userVerification: z.optional(z.string()),
});

/** For `navigator.credentials.create`. */
const NewPasskeyQuestionSchema = z.object({
  rp: z.object({ name: z.string(), id: z.optional(z.string()) }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(Descriptors),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.string()),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.string()),
    }),
  ),
  attestation: z.optional(z.string()),
});

/** A sign-in that is not finished: the reto is answered within five minutes, once. */
export const FactorQuestionSchema = z.strictObject({
  reto: z.string(),
  metodos: z.array(z.enum(factorMethods)),
  passkey: z.nullable(PasskeyQuestionSchema),
});

/** `token`, or `segundo_factor` for an account that has one. */
export const SignInAnswerSchema = z.union([
  z.strictObject({ token: z.string() }),
  z.strictObject({ segundo_factor: FactorQuestionSchema }),
]);

export const StartPruebaAnswerSchema = z.strictObject({
  metodos: z.array(z.enum(proofMethods)),
  reto: z.nullable(z.string()),
  passkey: z.nullable(PasskeyQuestionSchema),
});

/** Epoch milliseconds. */
export const PruebaAnswerSchema = z.strictObject({ mensaje: z.string(), vale_hasta: z.number() });

/** How an account is protected. Times are epoch milliseconds. */
export const SeguridadSchema = z.strictObject({
  tiene_password: z.boolean(),
  admite_passkeys: z.boolean(),
  /** The administration asks for it before anything else. */
  pendiente: z.boolean(),
  codigo: z.nullable(z.strictObject({ activado_en: z.number() })),
  passkeys: z.array(
    z.strictObject({
      id: z.number(),
      nombre: z.string(),
      creado_en: z.number(),
      usado_en: z.nullable(z.number()),
    }),
  ),
  /** Recovery codes that were not used. */
  respaldos: z.number(),
});

export const StartCodigoAnswerSchema = z.strictObject({
  /** Base32, for typing. */
  secreto: z.string(),
  uri: z.string(),
  /** A QR code: the path of an SVG of `lado` × `lado` units. */
  qr: z.strictObject({ lado: z.number(), trazo: z.string() }),
});

export const ConfirmCodigoSchema = z.strictObject({ codigo: CodigoFieldSchema });

export const StartPasskeyAnswerSchema = z.strictObject({
  reto: z.string(),
  passkey: NewPasskeyQuestionSchema,
});

export const PasskeyNombreSchema = requiredLine("nombre", 60, factorMessages.passkeyNombreRequired);

export const CreatePasskeySchema = z.strictObject({
  reto: RetoFieldSchema,
  nombre: PasskeyNombreSchema,
  passkey: NewPasskeyAnswerSchema,
});

export const FactorOfQuerySchema = z.strictObject({ usuario_id: IdSchema });

export const FactorAnswerSchema = z.strictObject({
  mensaje: z.string(),
  seguridad: SeguridadSchema,
  /** New recovery codes, shown this once; null when nothing changed about them. */
  respaldos: z.nullable(z.array(z.string())),
});

export type FactorQuestion = z.output<typeof FactorQuestionSchema>;
export type Seguridad = z.output<typeof SeguridadSchema>;
export type FactorAnswer = z.output<typeof FactorAnswerSchema>;
export type PasskeyQuestion = z.output<typeof PasskeyQuestionSchema>;
