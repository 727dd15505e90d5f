import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { Tx } from "#server/db/database.ts";
import {
  bindTemplates,
  type CorreosOf,
  enqueueCorreo,
  supersedeCorreos,
} from "#server/outbox/index.ts";

// Checked by tsc, not by running: a line below `@ts-expect-error` that compiles fails the type check.

const schemas = { aviso: z.object({ pedido_id: z.int() }), saludo: z.object({}) };
type Correos = CorreosOf<typeof schemas>;
const greeting = async () => null;

it("a mail with a wrong name or field does not compile", () => {
  const to = { clave: "c", para: "ana@ejemplo.cl", now: 0 };
  const compiled = async (tx: Tx) => {
    await enqueueCorreo<Correos>(tx, { ...to, plantilla: "aviso", datos: { pedido_id: 1 } });
    // @ts-expect-error -- no mail has this name
    await enqueueCorreo<Correos>(tx, { ...to, plantilla: "avisos", datos: { pedido_id: 1 } });
    // @ts-expect-error -- a field with another name
    await enqueueCorreo<Correos>(tx, { ...to, plantilla: "aviso", datos: { pedido: 1 } });
    // @ts-expect-error -- a field of another type
    await enqueueCorreo<Correos>(tx, { ...to, plantilla: "aviso", datos: { pedido_id: "1" } });
    // @ts-expect-error -- the data of another mail
    await enqueueCorreo<Correos>(tx, { ...to, plantilla: "aviso", datos: {} });
    // @ts-expect-error -- whose mail it is must be said
    await enqueueCorreo(tx, { ...to, plantilla: "aviso", datos: { pedido_id: 1 } });
    // @ts-expect-error -- no mail has this name
    await supersedeCorreos<Correos>(tx, { para: to.para, plantilla: "avisos" });
  };
  expect(compiled).toBeTypeOf("function");
});

it("a template that is missing, or reads another field, does not compile", () => {
  const compiled = () => {
    // @ts-expect-error -- `aviso` has no template
    bindTemplates(schemas, { saludo: greeting });
    bindTemplates(schemas, {
      saludo: greeting,
      aviso: async ({ datos }) => {
        // @ts-expect-error -- a field with another name
        expect(datos.pedido).toBeDefined();
        return null;
      },
    });
  };
  expect(compiled).toBeTypeOf("function");
});

it("a template gets its data as the schema reads them from the row", async () => {
  const seen: unknown[] = [];
  const { aviso } = bindTemplates(schemas, {
    saludo: greeting,
    aviso: async ({ datos }) => {
      seen.push(datos);
      return null;
    },
  });
  const rest = { ctx: {} as never, para: "ana@ejemplo.cl" };
  await aviso({ ...rest, datos: { pedido_id: 7, antes: "from an older program" } });
  await expect(aviso({ ...rest, datos: { pedido_id: "7" } })).rejects.toThrow();
  expect(seen).toEqual([{ pedido_id: 7 }]);
});
