import { config } from '#app/config/config.server.ts'

type Facts = Record<string, string | number>

export type Tracer = {
  inSpan: <T>(name: string, work: () => Promise<T>, factsOf: (result: T) => Facts) => Promise<T>
  close: () => Promise<void>
}

let tracer: Tracer | undefined

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

/** Names and attributes must not have visitor input. */
export function inSpan<T>(
  name: string,
  work: () => Promise<T>,
  factsOf: (result: T) => Facts,
): Promise<T> {
  return tracer ? tracer.inSpan(name, work, factsOf) : work()
}

export async function endTracing(): Promise<void> {
  await tracer?.close()
}
