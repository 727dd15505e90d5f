import { inspectAreas } from "#tests/support/inspect-areas.ts";

inspectAreas((area) => area.startsWith("admin-"));
