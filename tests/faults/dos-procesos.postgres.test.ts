import { createTestApp } from "#tests/support/test-app.ts";
import { describeCarreras } from "./carreras.cases.ts";

describeCarreras("two processes", async () => {
  const first = await createTestApp();
  return [first, await createTestApp({ beside: first })];
});
