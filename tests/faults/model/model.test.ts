import fc from "fast-check";
import { testEngine } from "#rig/databases/test-database.ts";
import { shopTest } from "#rig/test.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { chance } from "#tests/support/vitest/chance.ts";
import {
  actAtProvider,
  comeBackFromProvider,
  setCarritoLinea,
  startPago,
  time,
} from "./commands.ts";
import { answerRetracto, regretUnit } from "./devolucion-commands.ts";
import { comeBackInDoubt, endDoubtByOwner, seasonDoubt } from "./doubt-commands.ts";
import { settleEverything } from "./in-step.ts";
import {
  askToBeTold,
  eraseGuest,
  followEnlace,
  mailGuest,
  startAsGuest,
  tellOrStop,
  useCuenta,
} from "./invitado-commands.ts";
import {
  activateProducto,
  changeTabla,
  editPrecio,
  editStock,
  lostAnswers,
  markProducto,
  providerIsWell,
  refundByOwner,
} from "./owner-commands.ts";
import { askAboutData, treatPeticion } from "./peticion-commands.ts";
import { changePrinter, stepPieza } from "./taller-commands.ts";
import { correctByOwner, editCampo } from "./texto-commands.ts";
import { buildWorld, leaveWorld } from "./world.ts";

// A run on PostgreSQL costs twice as much; MODEL_RUNS draws more on both.
const usualRuns = testEngine === "postgres" ? 30 : 70;
const numRuns = Number(process.env.MODEL_RUNS ?? usualRuns);
const maxCommands = 50;

const test = shopTest({ webpay: { commitMs: 2 } });

const beginning = fc.record({
  stocks: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
  carritos: fc.array(fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: 3, maxLength: 3 }), {
    minLength: 3,
    maxLength: 3,
  }),
});

// Repeated entries are drawn more often.
const steps = [
  ...[setCarritoLinea, setCarritoLinea],
  ...Array<typeof startPago>(10).fill(startPago),
  ...[actAtProvider, actAtProvider, actAtProvider, actAtProvider, actAtProvider],
  ...[comeBackFromProvider, comeBackFromProvider, comeBackFromProvider, comeBackFromProvider],
  ...[time, time, time, refundByOwner, refundByOwner, lostAnswers, providerIsWell],
  ...[
    editStock,
    editPrecio,
    activateProducto,
    markProducto,
    markProducto,
    changeTabla,
    changeTabla,
    changeTabla,
  ],
  ...[comeBackInDoubt, seasonDoubt, endDoubtByOwner, endDoubtByOwner],
  ...[startAsGuest, startAsGuest, startAsGuest, useCuenta, useCuenta, useCuenta, eraseGuest],
  ...[mailGuest, mailGuest, followEnlace, followEnlace],
  ...[askToBeTold, askToBeTold, tellOrStop, tellOrStop],
  ...[askAboutData, treatPeticion, treatPeticion],
  ...[editCampo, correctByOwner, correctByOwner, correctByOwner, correctByOwner],
  ...Array<typeof stepPieza>(8).fill(stepPieza),
  ...[changePrinter, changePrinter],
  ...[regretUnit, regretUnit, answerRetracto, answerRetracto],
];

test(
  "money and stock stay correct under random actions of people, guests, owner, clock and an unreliable provider",
  async ({ shop }) => {
    await fc.assert(
      fc.asyncProperty(
        beginning,
        fc.commands(steps, { maxCommands, size: "max" }),
        async (start, commands) => {
          const { real, model } = await buildWorld(shop, start);
          try {
            await fc.asyncModelRun(() => ({ model, real }), commands);
            await settleEverything(model, real);
          } finally {
            await leaveWorld(real);
          }
        },
      ),
      { numRuns, ...chance },
    );
  },
  // Includes time to shrink a failure.
  minutes(10) + numRuns * seconds(2),
);
