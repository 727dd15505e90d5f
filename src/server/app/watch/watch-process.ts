import { statfs } from "node:fs/promises";
import { Counter, Gauge, type Registry } from "prom-client";
import type { AppContext } from "../../context.ts";
import type { EndedJob } from "../../jobs/runner.ts";
import { readVersion } from "../version.ts";
import { watchDatabase } from "./database-metrics.ts";

type Watched = {
  registry: Registry;
  ctx: Pick<AppContext, "db" | "log" | "config" | "clock">;
  jobs: readonly string[];
};

/** Metrics of this process: program, disk, jobs. */
export function watchProcess({ registry, ctx, jobs }: Watched): (ended: EndedJob) => void {
  const { db, log, config } = ctx;
  watchDatabase({ registry, db, log, slowStatementMs: config.slowStatementMs });
  tellBuild(registry);
  if (config.databaseUrl === null || config.s3 === null) tellDisk(registry, config.dataDir);
  return watchJobs({ registry, ctx, jobs });
}

function tellBuild(registry: Registry): void {
  const { version, commit } = readVersion();
  new Gauge({
    name: "estrato_build_info",
    help: "Always 1; which program runs",
    labelNames: ["version", "commit", "node"],
    registers: [registry],
  }).set({ version, commit: commit ?? "", node: process.version }, 1);
}

function tellDisk(registry: Registry, folder: string): void {
  new Gauge({
    name: "estrato_disk_free_bytes",
    help: "Room on the disk of DATA_DIR, for accounts without privileges",
    registers: [registry],
    async collect() {
      // A folder that is gone has no room.
      const room = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
      this.set(room.bavail * room.bsize);
    },
  });
}

function watchJobs({ registry, ctx, jobs }: Watched): (ended: EndedJob) => void {
  const registers = [registry];
  const failures = new Counter({
    name: "estrato_job_failures_total",
    help: "Runs of a job that failed in this process; they are retried",
    labelNames: ["job"],
    registers,
  });
  const successes = new Gauge({
    name: "estrato_job_last_success_timestamp_seconds",
    help: "When a job last ended well in this process; before the first time, when the process started",
    labelNames: ["job"],
    registers,
  });
  for (const job of jobs) {
    failures.inc({ job }, 0);
    successes.set({ job }, ctx.clock.now() / 1000);
  }
  return ({ name, isFailed }) => {
    if (isFailed) failures.inc({ job: name });
    else successes.set({ job: name }, ctx.clock.now() / 1000);
  };
}
