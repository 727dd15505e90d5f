import type * as z from "zod/mini";
import type { AppContext } from "../context.ts";

/** What the mails of one module are written from: by name, the schema of their data. */
export type CorreoSchemas = Readonly<Record<string, z.ZodMiniType<Record<string, unknown>>>>;

/** The same as types: what `enqueueCorreo` takes and a template gets. */
export type CorreosOf<S extends CorreoSchemas> = { readonly [K in keyof S]: z.output<S[K]> };

/** One mail of a module whose mails are `M`. */
export type NewCorreo<M> = {
  [K in keyof M & string]: {
    /** Idempotency key, e.g. "pedido_pagado:12": a second mail with the same key is not written. */
    clave: string;
    plantilla: K;
    para: string;
    /** What the template needs to find its facts: ids, never a secret. */
    datos: M[K];
    now: number;
  };
}[keyof M & string];

export type OutboxContext = Pick<AppContext, "db" | "clock" | "log" | "config" | "mail">;

export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
};

/**
 * Writes a mail at the moment it is sent. One-time tokens are made here, so that none is stored in the
 * outbox. Null when the mail is no longer needed.
 */
export type MailTemplate<D> = (input: {
  ctx: OutboxContext;
  datos: D;
  para: string;
}) => Promise<RenderedMail | null>;

/** A template for each mail of `M`. */
export type MailTemplates<M> = { readonly [K in keyof M]: MailTemplate<M[K]> };

/** A template that takes its data as they were read from the row, and throws when they do not fit. */
type Mail = MailTemplate<unknown>;
export type Mails = Readonly<Record<string, Mail>>;

/** Joins a module's templates with the schemas that parse their data. */
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
