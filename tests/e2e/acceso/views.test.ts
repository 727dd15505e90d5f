import { inspectAreas } from "#tests/support/browser/inspect-areas.ts";
import { catalogoAreas } from "#views/table.ts";

inspectAreas((area) => !area.startsWith("admin-") && !catalogoAreas.has(area));
