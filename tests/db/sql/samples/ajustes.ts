import * as ajustes from "#server/modules/ajustes/ajustes.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

export const ajustesSamples: SamplesByFile = {
  "modules/ajustes/ajustes.queries.ts": {
    selectAjustes: (tx) => ajustes.selectAjustes(tx),
    upsertAjustes: (tx) => ajustes.upsertAjustes(tx, { valores: "{}", version: 0, now }),
  } satisfies Samples<typeof ajustes>,
};
