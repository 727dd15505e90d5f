import { inspectAreas } from "#tests/support/browser/inspect-areas.ts";

inspectAreas((area) => area.startsWith("admin-"));
