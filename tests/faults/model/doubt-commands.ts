import fc from "fast-check";
import { expect } from "vitest";
import {
  canSettle,
  command,
  findIntento,
  healBoth,
  nameIntento,
  returnOnce,
  which,
} from "./commands.ts";
import { itemAt, type Model } from "./model.ts";
import { endDoubt, truthOf } from "./model-doubt.ts";
import type { Operacion } from "./model-provider.ts";
import { endDoubtAt, loseAnswers, stopAsking } from "./real.ts";
import type { Real } from "./world.ts";

const findDoubt = ({ intentos }: Readonly<Model>, isStopped: boolean): number =>
  intentos.findIndex((it) => it.estado === "confirmando" && (it.isStopped === true) === isStopped);

export const seasonDoubt = fc.constant(
  command("the seven days of a doubt are over", season, (model) => findDoubt(model, false) >= 0),
);

async function season(model: Model, real: Real): Promise<void> {
  const place = findDoubt(model, false);
  await stopAsking(real, place);
  itemAt(model.intentos, place).isStopped = true;
}

/** Neither confirmation nor status is answered, for seven days. */
export const comeBackInDoubt = fc
  .record({ which, takesEffect: fc.boolean() })
  .map(({ which: wanted, takesEffect }) => {
    const find = (model: Readonly<Model>) => findIntento(model, wanted, canSettle);
    return command(
      (model) =>
        `${nameIntento(model, find(model))}: comes back for good in doubt, ${takesEffect ? "charged" : "not charged"}`,
      async (model, real) => {
        await healBoth(model, real);
        const place = find(model);
        await lose(model, real, { operacion: "commit", takesEffect });
        await lose(model, real, { operacion: "status", takesEffect });
        await returnOnce({ model, real, place, shape: "normal" });
        if (findDoubt(model, false) >= 0) await season(model, real);
      },
      (model) => find(model) >= 0,
    );
  });

type Lost = { operacion: Operacion; takesEffect: boolean };

async function lose(model: Model, real: Real, { operacion, takesEffect }: Lost): Promise<void> {
  await loseAnswers(real, { operacion, takesEffect, falla: "error500", veces: 1 });
  model.provider.fallas[operacion] = { veces: 1, takesEffect };
}

/** A person may be wrong while the provider answers. */
export const endDoubtByOwner = fc.boolean().map((isWrong) =>
  command(
    `owner ends a doubt${isWrong ? ", maybe wrongly" : ""}`,
    async (model, real) => {
      const place = findDoubt(model, true);
      const intento = itemAt(model.intentos, place);
      const truth = truthOf(intento);
      const other = truth === "cobrado" ? "no_cobrado" : "cobrado";
      const word = isWrong && !model.provider.fallas.status ? other : truth;
      expect(await endDoubtAt(real, place, word)).toBe(endDoubt(model, intento, word));
    },
    (model) => findDoubt(model, true) >= 0,
  ),
);
