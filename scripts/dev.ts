import { runCommand, runDemo } from "./demo-shop.ts";
import { createDevPages } from "./dev-pages.ts";

await runCommand(() => runDemo(createDevPages));
