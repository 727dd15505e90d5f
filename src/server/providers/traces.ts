import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { OpenSpan, Traces } from "../call.ts";
import type { Clock } from "../time/clock.ts";

type TracesOptions = {
  /** Collector that takes OTLP over HTTP. */
  url: string;
  /** Share of all traces, between 0 and 1. */
  share: number;
  version: string;
  clock: Clock;
};

/** Imported only where traces are on: its packages are not part of the production install. */
export function createTraces({ url, share, version, clock }: TracesOptions): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "estrato", "service.version": version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer("estrato");

  function follow(span: Span): OpenSpan {
    const context = trace.setSpan(ROOT_CONTEXT, span);
    return {
      begin: (name) => follow(tracer.startSpan(name, {}, context)),
      record({ name, ms, isFailed, attributes = {} }) {
        const now = clock.now();
        const kind = SpanKind.CLIENT;
        const leaf = tracer.startSpan(name, { kind, attributes, startTime: now - ms }, context);
        if (isFailed) leaf.setStatus({ code: SpanStatusCode.ERROR });
        leaf.end(now);
      },
      end({ name, isFailed, attributes }) {
        if (name !== undefined) span.updateName(name);
        if (attributes !== undefined) span.setAttributes(attributes);
        if (isFailed === true) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    begin: (name) => follow(tracer.startSpan(name, { kind: SpanKind.SERVER }, ROOT_CONTEXT)),
    close: () => provider.shutdown(),
  };
}
