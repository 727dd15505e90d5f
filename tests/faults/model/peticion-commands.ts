import fc from "fast-check";
import { expect } from "vitest";
import { command } from "./commands.ts";
import type { Model } from "./model.ts";
import { tipos, waiters } from "./model-people.ts";
import { answer, confirm, lift } from "./model-peticiones.ts";
import * as actual from "./real-peticiones.ts";

const waiter = fc.constantFrom(...waiters);
const tipo = fc.constantFrom(...tipos, "bloqueo" as const, "oposicion" as const);
const goals = ["", "confirms", "is heard", "is heard", "is heard"] as const;

/** Mostly up to a block that stands. */
export const askAboutData = fc
  .record({ waiter, tipo, goal: fc.constantFrom(...goals) })
  .map((asked) =>
    command(`the ${asked.waiter} asks for ${asked.tipo} and ${asked.goal}`, async (model, real) => {
      const { goal, ...peticion } = asked;
      const unseen = { estado: "por_confirmar", isLifted: false, isGone: false } as const;
      const place = model.peticiones.push({ ...peticion, ...unseen, createdAt: model.now }) - 1;
      await actual.ask(real, peticion);
      if (goal === "") return;
      expect(await actual.confirm(real, place)).toBe(confirm(model, place));
      if (goal !== "is heard") return;
      expect(await actual.answer(real, place, "aceptada")).toBe(answer(model, place, "aceptada"));
    }),
  );

const acts = ["confirms", "aceptada", "rechazada", "lifts", "lifts"] as const;

export const treatPeticion = fc
  .record({ back: fc.constantFrom(0, 0, 1, 2), act: fc.constantFrom(...acts) })
  .map(({ back, act }) => {
    const find = ({ peticiones }: Readonly<Model>) => peticiones.length - 1 - back;
    return command(
      (model) => `peticion ${find(model)}: ${act}`,
      async (model, real) => {
        const place = find(model);
        if (act === "confirms") {
          expect(await actual.confirm(real, place)).toBe(confirm(model, place));
        } else if (act === "lifts") {
          expect(await actual.lift(real, place)).toBe(lift(model, place));
        } else {
          // Two administrators at once: the same answer twice is one.
          const given = answer(model, place, act);
          const both = [actual.answer(real, place, act), actual.answer(real, place, act)];
          expect(await Promise.all(both)).toEqual([given, given]);
        }
      },
      (model) => find(model) >= 0,
    );
  });
