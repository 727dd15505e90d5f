import { findFreePort } from "#rig/system/ports.ts";

/** A process that claims a port, tells it, and lives until it is killed. */
process.on("message", () => undefined);
process.send?.(await findFreePort());
