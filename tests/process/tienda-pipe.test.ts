import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** Processes start slowly on a busy machine. */
const timeout = 240_000;

test("a reader that closes early, like head, costs the rest of the lines and nothing else", {
  timeout,
}, async () => {
  const args = ["src/server/tienda.ts", "--ayuda"];
  const command = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  const said = text(command.stderr);
  command.stdout.destroy();
  const [status] = await once(command, "close");
  expect({ status, said: await said }).toEqual({ status: 0, said: "" });
});
