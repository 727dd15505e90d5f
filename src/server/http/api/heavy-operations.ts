import type { FastifyReply } from "fastify";
import type { OperationSpec } from "#contract/operations.ts";
import type { OperationName } from "#contract/routes.ts";
import type { Gates } from "../../work/gates.ts";
import { goneOf } from "../guard/gone.ts";

type Asked = { name: OperationName; spec: OperationSpec; reply: FastifyReply };

/** Calls that take a place of their kind before their body is read, and keep it until they have ended. */
export async function inItsPlace<T>(
  gates: Gates,
  { name, spec, reply }: Asked,
  act: () => Promise<T>,
): Promise<T> {
  const kind = kindOf(name, spec);
  if (kind === null) return act();
  const leave = await gates[kind].enter(goneOf(reply.raw));
  // A file is read from the database while it leaves.
  if (kind === "export") {
    reply.raw.once("close", leave);
    return act();
  }
  return act().finally(leave);
}

const imports: ReadonlySet<OperationName> = new Set(["importProductos", "readDespachoCsv"]);

function kindOf(name: OperationName, { files, fileType }: OperationSpec) {
  if (fileType !== undefined) return "export";
  if (files === undefined) return null;
  return imports.has(name) ? "import" : "upload";
}
