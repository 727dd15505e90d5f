type ZodGlobal = { __zod_globalConfig?: { jitless?: boolean } };

// The first import of root.tsx, so that it runs before any schema does: zod's compiler probes
// `new Function`, which the pages' security policy forbids and reports. Set where zod looks for it
// and not by `z.config`: pages without a form load no validator at all.
if (!import.meta.env.SSR) (globalThis as ZodGlobal).__zod_globalConfig = { jitless: true };

export {};
