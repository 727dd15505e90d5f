import { createTestApp } from "#tests/support/test-app.ts";
import { describeCarreras } from "./races.cases.ts";

describeCarreras("one process", async () => [await createTestApp()]);
