import { watchSignals } from "./signals.ts";

// Before the program is loaded, which takes a second or more.
const signals = watchSignals();
const { serve } = await import("./app/serve.ts");
await serve(signals);
