import { context, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

import { hearQueries } from '#db/query-listener.server.ts'

import { hearAnswers, type WatchedAnswer } from './answers.ts'
import type { Tracer } from './spans.ts'

type Options = { endpoint: string; service: string; share: number }

const TIMEOUT_MS = 5000
const MAX_QUEUED = 4096

/** Sends spans by OTLP; hand-made, because automatic instrumentation records addresses, statements and headers with personal data. */
export function openTracer({ endpoint, service, share }: Options): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: TIMEOUT_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: MAX_QUEUED })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const spans = provider.getTracer('northlight')

  hearQueries(({ what, ms, isFailed }) => {
    const parent = trace.getActiveSpan()
    // Frequent polls of jobs belong to no request.
    if (!parent) return
    const ended = Date.now()
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': what }
    const span = spans.startSpan(what, {
      kind: SpanKind.CLIENT,
      startTime: ended - ms,
      attributes,
    })
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(ended)
  })
  hearAnswers((answer) => {
    if (answer.isReady) ownSpan(answer)
    else trace.getActiveSpan()?.updateName(nameOf(answer)).setAttributes(factsOf(answer))
  })

  /** A cached response is complete before a span could start. */
  function ownSpan(answer: WatchedAnswer): void {
    const ended = Date.now()
    const span = spans.startSpan(nameOf(answer), {
      kind: SpanKind.SERVER,
      startTime: ended - answer.ms,
      attributes: factsOf(answer),
    })
    span.end(ended)
  }

  return {
    inSpan: (name, work, facts) =>
      spans.startActiveSpan(name, async (span) => {
        try {
          const result = await work()
          span.setAttributes(facts(result))
          return result
        } catch (error) {
          // The message may quote visitor input.
          fail(span, error)
          throw error
        } finally {
          span.end()
        }
      }),
    close: () => provider.shutdown(),
  }
}

function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
}

function nameOf({ method, routeClass }: WatchedAnswer): string {
  return `${method} ${routeClass}`
}

function factsOf({ method, routeClass, status, requestId, isReady }: WatchedAnswer) {
  return {
    'http.request.method': method,
    'http.route': routeClass,
    'http.response.status_code': status,
    'northlight.request_id': requestId,
    'northlight.from_memory': isReady,
  }
}
