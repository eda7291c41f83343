import { config } from '#app/config/config.server.ts'

type Facts = Record<string, string | number>

/** How a deployment that asks for traces makes them; the libraries behind it are loaded for it alone. */
export type Tracer = {
  inSpan: <T>(name: string, work: () => Promise<T>, factsOf: (result: T) => Facts) => Promise<T>
  close: () => Promise<void>
}

let tracer: Tracer | undefined

/** Begins to trace where OTEL_EXPORTER_OTLP_ENDPOINT says where to; else nothing is loaded. */
export async function startTracing(): Promise<void> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return
  const { openTracer } = await import('./tracer.ts')
  tracer = openTracer({
    endpoint,
    service: config.OTEL_SERVICE_NAME,
    share: config.OTEL_TRACES_SAMPLER_ARG,
  })
}

/** Does `work`, in a span where traces are made. Names and facts hold nothing that anybody typed. */
export function inSpan<T>(
  name: string,
  work: () => Promise<T>,
  factsOf: (result: T) => Facts,
): Promise<T> {
  return tracer ? tracer.inSpan(name, work, factsOf) : work()
}

/** Sends what was not sent yet. */
export async function endTracing(): Promise<void> {
  await tracer?.close()
}
