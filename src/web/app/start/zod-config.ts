type ZodGlobal = { __zod_globalConfig?: { jitless?: boolean } };

// Must be the first import of root.tsx: zod's compiler probes `new Function`, which the security
// policy forbids and reports. Not by `z.config`, because pages without a form load no zod.
if (!import.meta.env.SSR) (globalThis as ZodGlobal).__zod_globalConfig = { jitless: true };

export {};
