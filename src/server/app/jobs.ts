import type { Registry } from "prom-client";
import { sweepArchivos, sweepOrphans } from "../archivos/index.ts";
import { duringCall, ended, type Traces } from "../call.ts";
import type { AppContext } from "../context.ts";
import type { ResponseCache } from "../http/cache/response-cache.ts";
import { createJobRunner, type Job, type JobRunner } from "../jobs/runner.ts";
import { pruneLimits } from "../limits/limits.ts";
import { pruneRegistros, pruneSesiones, pruneTokensAndCorreos } from "../modules/acceso/index.ts";
import { sweepAvisos } from "../modules/avisos/index.ts";
import {
  sweepCupos,
  sweepImagenes,
  sweepListed,
  writeFallidas,
} from "../modules/catalogo/index.ts";
import {
  reconcile,
  runConciliacion,
  sweepReservas,
  tellDailySales,
  warnOfDoubts,
} from "../modules/pagos/index.ts";
import { prunePedidoEnlaces } from "../modules/pedidos/index.ts";
import { notePeticionesSent } from "../modules/privacidad/index.ts";
import { sweepEsperas } from "../modules/taller/index.ts";
import type { Outbox } from "../outbox/index.ts";
import { hours, minutes, seconds } from "../time/clock.ts";
import { forgetExpired } from "./retention.ts";
import { watchProcess } from "./watch/watch-process.ts";

type JobParts = { ctx: AppContext; cache: ResponseCache; outbox: Outbox };

type Told = { registry: Registry; traces: Traces | undefined };

/** With what tells of them, and of the process. */
export function createJobs({ registry, traces, ...parts }: JobParts & Told): JobRunner {
  const jobs = listJobs(parts).map((job) => (traces ? traceJob(job, traces) : job));
  const { ctx } = parts;
  const onEnd = watchProcess({ registry, ctx, jobs: jobs.map(({ name }) => name) });
  return createJobRunner(jobs, ctx.log, onEnd);
}

/** A job that runs more often than every second would drown the others. */
const minTracedMs = seconds(1);

function traceJob(job: Job, traces: Traces): Job {
  if (job.everyMs < minTracedMs) return job;
  const run = () => {
    const span = traces.begin(`job ${job.name}`);
    return duringCall({ span }, () => ended(span, job.run));
  };
  return { ...job, run };
}

/** Names appear in the log and in metrics. */
function listJobs({ ctx, cache, outbox }: JobParts): Job[] {
  return [
    { name: "catalogo_version", everyMs: seconds(0.5), run: () => cache.refreshVersion() },
    { name: "outbox", everyMs: seconds(2), run: () => outbox.runOnce() },
    { name: "reconciler", everyMs: seconds(5), run: () => reconcile(ctx) },
    { name: "conciliacion", everyMs: seconds(5), run: () => runConciliacion(ctx) },
    { name: "dudas", everyMs: minutes(1), run: () => warnOfDoubts(ctx) },
    { name: "ventas_del_dia", everyMs: minutes(10), run: () => tellDailySales(ctx) },
    { name: "reservas", everyMs: seconds(15), run: () => sweepReservas(ctx) },
    { name: "cupos", everyMs: minutes(1), run: () => sweepCupos(ctx) },
    { name: "esperas", everyMs: minutes(1), run: () => sweepEsperas(ctx) },
    { name: "familias", everyMs: minutes(1), run: () => sweepListed(ctx) },
    { name: "avisos", everyMs: seconds(20), run: () => sweepAvisos(ctx) },
    { name: "limites", everyMs: minutes(10), run: () => pruneLimits(ctx) },
    { name: "busquedas", everyMs: minutes(1), run: () => writeFallidas(ctx) },
    { name: "imagenes", everyMs: hours(1), run: () => sweepImagenes(ctx) },
    { name: "archivos", everyMs: minutes(1), run: () => sweepArchivos(ctx) },
    { name: "archivos_sueltos", everyMs: hours(1), run: () => sweepOrphans(ctx) },
    { name: "tokens_correos", everyMs: minutes(10), run: () => pruneTokensAndCorreos(ctx) },
    { name: "peticiones", everyMs: minutes(1), run: () => notePeticionesSent(ctx) },
    { name: "enlaces", everyMs: minutes(10), run: () => prunePedidoEnlaces(ctx) },
    { name: "conservacion", everyMs: hours(1), run: () => forgetExpired(ctx) },
    { name: "registros", everyMs: minutes(10), run: () => pruneRegistros(ctx) },
    { name: "sesiones", everyMs: minutes(10), run: () => pruneSesiones(ctx) },
  ];
}
