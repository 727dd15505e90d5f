import type { Registry } from "prom-client";
import type { AppContext } from "../../context.ts";
import { countForgottenRows } from "../retention.ts";
import { createPictureMetrics } from "./picture-metrics.ts";

/** Counts the work of nightly jobs. */
export function createJobMetrics(
  registry: Registry,
): Pick<AppContext, "countForgotten" | "recordSweep"> {
  return {
    countForgotten: countForgottenRows(registry),
    recordSweep: createPictureMetrics(registry),
  };
}
