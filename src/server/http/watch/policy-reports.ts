import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, type Registry } from "prom-client";
import * as z from "zod/mini";
import { errorMessages } from "#contract/error-messages.ts";
import { patternOfPage } from "#contract/pages.ts";
import { AppError, tooManyRequests } from "../../errors.ts";
import { createMemoryCounter } from "../../limits/counters.ts";
import { clientNetwork } from "../../limits/limits-address.ts";
import { type Clock, minutes } from "../../time/clock.ts";
import { policyReportPath } from "../pages/policy-report-path.ts";

type ReportOptions = {
  registry: Registry;
  clock: Clock;
  /** Multiplies the limit of a network. */
  limitFactor: number;
};

const bodyLimitBytes = 20_000;
const clientRule = { max: 30, windowMs: minutes(1) };
/** For the process: what is not logged is counted. */
const logRule = { max: 10, windowMs: minutes(1) };

const text = z.catch(z.string(), "");
/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation; browsers add and leave out keys. */
const reportBody = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "source-file": text,
    "line-number": z.catch(z.number(), 0),
    disposition: text,
  }),
});
type Report = z.infer<typeof reportBody>["csp-report"];

/** The label of a metric must not be the sender's choice. */
const directives: ReadonlySet<string> = new Set([
  "script-src-elem",
  "script-src-attr",
  "script-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "connect-src",
  "manifest-src",
  "worker-src",
  "form-action",
  "base-uri",
  "frame-ancestors",
  "object-src",
  "default-src",
  "require-trusted-types-for",
  "trusted-types",
]);
const reportedOnly: ReadonlySet<string> = new Set(["require-trusted-types-for", "trusted-types"]);
const otherDirective = "other";

/** A plain route: browsers send a media type and keys of their own (docs/decisiones.md 34). */
export async function servePolicyReports(
  http: FastifyInstance,
  options: ReportOptions,
): Promise<void> {
  const countReport = countReports(options.registry);
  const refuseFloods = createClientLimit(options);
  const countLog = createMemoryCounter(options.clock, logRule);
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    const parseJson = scope.getDefaultJsonParser("error", "error");
    const parseOptions = { parseAs: "string", bodyLimit: bodyLimitBytes } as const;
    scope.addContentTypeParser("application/csp-report", parseOptions, parseJson);
    scope.post(policyReportPath, { onRequest: refuseFloods }, async (request, reply) => {
      const report = reportBody.safeParse(request.body);
      if (!report.success) {
        throw new AppError({ status: 400, message: errorMessages.malformedRequest });
      }
      const told = describe(report.data["csp-report"]);
      countReport(told);
      if (countLog("process") === 0) request.log.warn(told, "policy violation");
      return reply.code(204).send();
    });
    done();
  });
}

/** Without query, sample, token or id: a report is somebody's visit. */
function describe(report: Report) {
  const asked = report["effective-directive"] || report["violated-directive"].split(" ")[0] || "";
  return {
    directive: directives.has(asked) ? asked : otherDirective,
    disposition: report.disposition === "report" ? "report" : "enforce",
    page: patternOfPage(URL.parse(report["document-uri"])?.pathname ?? "") ?? otherDirective,
    blocked: originOf(report["blocked-uri"]),
    source: originOf(report["source-file"]),
    line: report["line-number"],
  };
}

const blockedWords: ReadonlySet<string> = new Set([
  "inline",
  "eval",
  "wasm-eval",
  "trusted-types-policy",
  "trusted-types-sink",
]);
const maxHostLength = 80;

/** `https://host` or `data:`; a browser extension shows by its scheme. */
function originOf(place: string): string {
  if (blockedWords.has(place)) return place;
  const url = URL.parse(place);
  if (url === null) return /^[a-z][a-z+-]{0,29}$/.test(place) ? `${place}:` : "";
  const { protocol, host } = url;
  return protocol.startsWith("http") ? `${protocol}//${host.slice(0, maxHostLength)}` : protocol;
}

function countReports(registry: Registry) {
  const reports = new Counter({
    name: "estrato_policy_reports_total",
    help: "Violations of the pages' policy that browsers reported to this process",
    labelNames: ["directive", "disposition"],
    registers: [registry],
  });
  // A counter needs an initial 0: Prometheus cannot see its first increase otherwise.
  for (const directive of [...directives, otherDirective]) {
    const disposition = reportedOnly.has(directive) ? "report" : "enforce";
    reports.inc({ directive, disposition }, 0);
  }
  return ({ directive, disposition }: { directive: string; disposition: string }) =>
    reports.inc({ directive, disposition });
}

function createClientLimit({ clock, limitFactor }: ReportOptions) {
  const count = createMemoryCounter(clock, { ...clientRule, max: clientRule.max * limitFactor });
  return async ({ clientAddress }: FastifyRequest): Promise<void> => {
    const waitMs = count(clientNetwork(clientAddress));
    if (waitMs > 0) throw tooManyRequests(waitMs);
  };
}
