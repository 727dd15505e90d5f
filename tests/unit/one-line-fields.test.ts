import { expect, test } from "vitest";
import { operations } from "#contract/operations.ts";
import { samples } from "#tests/contract/samples.ts";

const ofAjustes = (field: string) => `saveAjustes ${field}`;

/** Written in a field of several lines. */
const ofManyLines: ReadonlySet<string> = new Set([
  "addPedidoNota texto",
  "answerDevolucion respuesta",
  "answerMensaje respuesta",
  "answerPeticion respuesta",
  "closeDiscrepancia nota",
  "correctTexto nota",
  "createDevolucion detalle",
  "createDireccion nota",
  "createPeticion detalle",
  "createProducto descripcion",
  "createReembolso motivo",
  "extendPeticion motivo",
  "liftPeticion motivo",
  "movePedido sin_revisar",
  "patchOpinion respuesta",
  "resolvePago nota",
  "resolveReembolso nota",
  ...["boleta", "despacho", "mision", "mision_detalle", "privacidad"].map(ofAjustes),
  ...["razon_calidad", "razon_comunidad", "razon_innovacion", "transferencia"].map(ofAjustes),
  ...["texto_disenos", "texto_envios", "texto_respuesta"].map(ofAjustes),
  ...["datos", "efectos", "medidas", "naturaleza"].map((field) => `saveBrecha ${field}`),
  "saveOpinion comentario",
  "sendMensaje mensaje",
  "updateDireccion nota",
  "updateProducto descripcion",
]);

/** Compared, never shown. */
const isOpaque = (field: string) => /password|token|^TBK_/i.test(field);

/** Without a shape: the form around the JSON of `createDevolucion`, whose fields are looked at there. */
type Spec = { body: { shape?: object; safeParse: Parse } | null };
type Parse = (value: unknown) => { success: boolean; data?: unknown };

const fields = Object.entries(operations as unknown as Record<string, Spec>).flatMap(
  ([name, { body }]) =>
    body === null
      ? []
      : Object.keys(body.shape ?? {})
          .filter((field) => !isOpaque(field))
          .map((field) => ({ name: name as keyof typeof samples, field, body })),
);

const describeField = ({ name, field }: (typeof fields)[number]) => `${name} ${field}`;

function parseWith({ name, field, body }: (typeof fields)[number], text: string): unknown {
  const { success, data } = body.safeParse({ ...samples[name].body, [field]: text });
  return success ? (data as Record<string, unknown>)[field] : undefined;
}

test("line breaks are accepted in the fields of several lines, and in no other", () => {
  const breaks = ["\n", "\r", "\u0085", "\u2028", "\u2029"];
  for (const lineBreak of breaks) {
    const accepting = fields.filter((one) =>
      String(parseWith(one, `uno${lineBreak}dos`)).includes(lineBreak),
    );
    expect(new Set(accepting.map(describeField))).toEqual(ofManyLines);
  }
});

test("no field keeps a sign that turns or hides text", () => {
  const kept = fields.filter((one) =>
    /[\u200b\u202e\u2066]/.test(String(parseWith(one, "a\u202eb\u200bc\u2066d"))),
  );
  expect(kept.map(describeField)).toEqual([]);
});

test("no field keeps a sign that nobody sees, and no line a blank that is no space", () => {
  const parsed = fields.map(
    (one) => [one, parseWith(one, "uno\u00ad\u200b\u3164\u00a0dos")] as const,
  );
  const texts = parsed.filter(([, value]) => typeof value === "string");
  expect(texts.length).toBeGreaterThan(ofManyLines.size);
  for (const [one, value] of texts) {
    const isLine = !ofManyLines.has(describeField(one));
    expect(value, describeField(one)).toBe(isLine ? "uno dos" : "uno\u00a0dos");
  }
});
