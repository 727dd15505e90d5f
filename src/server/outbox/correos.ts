import type * as z from "zod/mini";
import type { AppContext } from "../context.ts";

/** The mails of one module: by name, the schema of their data. */
export type CorreoSchemas = Readonly<Record<string, z.ZodMiniType<Record<string, unknown>>>>;

export type CorreosOf<S extends CorreoSchemas> = { readonly [K in keyof S]: z.output<S[K]> };

export type Plantilla<M> = keyof M & string;

export type NewCorreo<M> = {
  [K in Plantilla<M>]: {
    /** Idempotency key, e.g. "pedido_pagado:12". */
    clave: string;
    plantilla: K;
    para: string;
    /** Ids, never a secret. */
    datos: M[K];
    now: number;
  };
}[Plantilla<M>];

export type OutboxContext = Pick<AppContext, "db" | "clock" | "log" | "config" | "mail">;

export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
};

/**
 * Runs when the mail is sent: no one-time token is stored in the outbox. Null when the mail is no
 * longer needed.
 */
export type MailTemplate<D> = (input: {
  ctx: OutboxContext;
  datos: D;
  para: string;
}) => Promise<RenderedMail | null>;

export type MailTemplates<M> = { readonly [K in keyof M]: MailTemplate<M[K]> };

/** Takes the row's data unparsed; throws when they do not fit the schema. */
type Mail = MailTemplate<unknown>;
export type Mails = Readonly<Record<string, Mail>>;

export function bindTemplates<S extends CorreoSchemas>(
  schemas: S,
  templates: MailTemplates<CorreosOf<S>>,
): { readonly [K in keyof S]: Mail } {
  const bind = (name: keyof S & string): Mail => {
    const [schema, template] = [schemas[name], templates[name]];
    return async (input) => template({ ...input, datos: schema?.parse(input.datos) as never });
  };
  const names = Object.keys(schemas);
  return Object.fromEntries(names.map((name) => [name, bind(name)])) as { [K in keyof S]: Mail };
}
