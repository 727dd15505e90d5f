import type { FastifyReply } from "fastify";
import type { OperationSpec } from "#contract/operations.ts";
import type { OperationName } from "#contract/routes.ts";
import { clientNetwork } from "../../limits/limits-address.ts";
import type { Gates } from "../../work/gates.ts";
import { signalOfClient } from "../guard/abort-on-close.ts";

type Asked = {
  name: OperationName;
  spec: OperationSpec;
  reply: FastifyReply;
  clientAddress: string;
};

/** Calls that take a place of their kind before their body is read, and keep it until they have ended. */
export async function inItsPlace<T>(
  gates: Gates,
  { name, spec, reply, clientAddress }: Asked,
  act: () => Promise<T>,
): Promise<T> {
  const kind = kindOf(name, spec);
  if (kind === null) return act();
  const gone = signalOfClient(reply.raw);
  if (kind === "photo") {
    const inGate = () => gates.photo.run(act, gone);
    return gates.photoShares.run(clientNetwork(clientAddress), inGate, gone);
  }
  const leave = await gates[kind].enter(gone);
  // A file is read from the database while it leaves.
  if (kind === "export") {
    reply.raw.once("close", leave);
    return act();
  }
  return act().finally(leave);
}

const imports: ReadonlySet<OperationName> = new Set(["importProductos", "readDespachoCsv"]);

function kindOf(name: OperationName, { access, files, fileType }: OperationSpec) {
  if (fileType !== undefined) return "export";
  if (files === undefined) return null;
  if (access === "public") return "photo";
  return imports.has(name) ? "import" : "upload";
}
