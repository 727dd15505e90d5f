import { parentPort, workerData } from "node:worker_threads";

/** Data of call-in-thread.ts; the Buffer arrives as a plain array. */
const { module, name, bytes } = workerData as { module: string; name: string; bytes: Uint8Array };
const { [name]: read } = await import(module);
parentPort?.postMessage(await read(Buffer.from(bytes)));
