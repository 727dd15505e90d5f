import * as z from "zod/mini";

// The first import of root.tsx, so that it runs before any schema does: zod's compiler probes
// `new Function`, which the pages' security policy forbids and reports.
z.config({ jitless: true });
