import { rmSync } from "node:fs";
import type { Env } from "#rig/shop/config-of.ts";
import { configOf } from "#rig/shop/config-of.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import { runBackup } from "#server/app/backup/run-backup.ts";
import { runRestore } from "#server/app/backup/run-restore.ts";
import { openDatabase } from "#server/db/database.ts";
import { findBrokenIn, findLostIn } from "./invariants.ts";
import type { Ledger } from "./ledger.ts";
import type { World } from "./world.ts";

type Told = Pick<Ledger, "paid" | "refunded" | "devuelto">;

export type TakenCopy = {
  folder: string;
  /** Acknowledgements of the shop before the copy began. */
  told: Told;
  faults: string[];
};

/** While the shop sells. */
export async function takeCopy(world: World, ledger: Ledger): Promise<TakenCopy> {
  const folder = makeScratch("copies");
  const told = {
    paid: new Set(ledger.paid),
    refunded: new Set(ledger.refunded),
    devuelto: new Map(ledger.devuelto),
  };
  const faults = await runCommand(runBackup, world.env, [folder]);
  return { folder, told, faults };
}

/** Restored to another place: all that was told before the copy is there, and every rule holds. */
export async function findCopyFaults(
  world: World,
  { folder, told, faults }: TakenCopy,
): Promise<string[]> {
  const place = await world.makePlace();
  try {
    const refused = await runCommand(runRestore, place.env, [folder]);
    if (faults.length + refused.length > 0) return [...faults, ...refused];
    const config = configOf(place.env);
    const { db, close } = await openDatabase(config);
    try {
      return [...(await findLostIn(db, told)), ...(await findBrokenIn(db, config))];
    } finally {
      await close();
    }
  } finally {
    await place.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Command = typeof runBackup;

async function runCommand(command: Command, env: Env, args: string[]): Promise<string[]> {
  const faults: string[] = [];
  const complain = (line: string) => void faults.push(line);
  const status = await command(args, { env, say: () => undefined, complain });
  return status === 0 || faults.length > 0 ? faults : [`ended with ${status}`];
}
