import { z } from 'zod'

import { parseUrl } from '#app/lib/http/parse-url.ts'

import { whole } from './integer-setting.ts'

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
  .optional()

function between(min: number, max: number, what: string) {
  return whole(min, `${what} from ${min} to ${max}`, max)
}

const share = z.coerce
  .number('must be a share from 0 to 1')
  .min(0, 'must be a share from 0 to 1')
  .max(1, 'must be a share from 0 to 1')

/** Addresses that only this machine reaches. */
const OWN_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])

function isPrivateTo(address: string): boolean {
  const url = parseUrl(address)
  if (!url) return false
  return url.protocol === 'https:' || OWN_HOSTS.has(url.hostname.replaceAll(/[[\]]/g, ''))
}

/** `name=value,other=value`, values percent-encoded, as OpenTelemetry writes headers. */
const headers = z
  .string()
  .regex(/^(?:[\w-]+=[^,]*(?:,[\w-]+=[^,]*)*)?$/, 'must be name=value, separated by commas')
  .default('')
  .transform((text) =>
    Object.fromEntries(
      text
        .split(',')
        .filter((pair) => pair !== '')
        .map((pair): [string, string] => {
          const at = pair.indexOf('=')
          return [pair.slice(0, at), decodedText(pair.slice(at + 1))]
        }),
    ),
  )

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The database (docs/scaling.md). */
export const databaseVariables = {
  DATABASE_URL: databaseUrl.meta({
    description:
      'Your own PostgreSQL (UTF8) instead of the built-in one. Several processes may share it; they then need the same `SESSION_SECRET` and `PRIVACY_SECRET`.',
    unset: 'the built-in PostgreSQL',
    example: 'postgres://northlight:password@db.example.com/northlight',
  }),
  DATABASE_OWNER_URL: databaseUrl.meta({
    description:
      'The same database as the role that owns its tables. Migrations use it, so that the role of `DATABASE_URL` needs to own nothing.',
    unset: 'the value of `DATABASE_DIRECT_URL`, else of `DATABASE_URL`',
  }),
  DATABASE_DIRECT_URL: databaseUrl.meta({
    description:
      'The same database without a pooler such as PgBouncer in between. Live events in the dashboard and the lock of a backup need it, because they outlive a transaction; so do migrations without `DATABASE_OWNER_URL`.',
    unset: 'the value of `DATABASE_URL`',
  }),
  DATABASE_CONNECTIONS: between(1, 500, 'a number of connections').default(10).meta({
    description:
      'The most connections that a process opens, besides two for background jobs and one for events.',
    unit: 'connections',
  }),
  DATABASE_SILENCE_SECONDS: between(1, 86_400, 'a number of seconds').default(4).meta({
    description:
      'How long the site waits for PostgreSQL to answer a query before it gives up. Commands wait 3600.',
    unit: 'seconds',
  }),
}

/** Metrics, traces and logs (docs/scaling.md). */
export const observabilityVariables = {
  METRICS_PORT: between(0, 65_535, 'a number').optional().meta({
    description: 'The port on which Prometheus reads metrics, at `/metrics`.',
    unset: 'no metrics',
    example: '9464',
  }),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional().meta({
    description:
      'The token that Prometheus sends, at least 16 characters. Without one, only this machine reaches the metrics.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as http://localhost:4318',
    })
    .optional()
    .meta({
      description: 'Where the site sends traces, by OTLP over HTTP.',
      unset: 'no traces',
      example: 'http://localhost:4318',
    }),
  OTEL_TRACES_SAMPLER_ARG: share.default(0.1).meta({
    description: 'The share of requests that are traced.',
    unit: 'share, 0 to 1',
  }),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://logs.example.com/v1/logs',
    })
    .refine((address) => isPrivateTo(address), {
      message: 'must begin with https:// unless it is on this machine',
      abort: true,
    })
    .optional()
    .meta({
      description:
        'Where the site also sends each log line, by OTLP over HTTP: a full address, https unless it is on this machine.',
      unset: 'standard output only',
      example: 'https://logs.example.com/v1/logs',
    }),
  OTEL_EXPORTER_OTLP_LOGS_HEADERS: headers.meta({
    description:
      'The headers that the log endpoint asks for: `name=value`, comma-separated, with percent-encoded values.',
    example: 'Authorization=Bearer%20token',
  }),
  OTEL_SERVICE_NAME: z.string().min(1).default('northlight').meta({
    description: 'The name of the site in traces and logs.',
  }),
  VITALS_SAMPLE: share.default(0.1).meta({
    description: 'The share of page views whose speed the visitor’s browser measures.',
    unit: 'share, 0 to 1',
  }),
}

type Variable = keyof typeof databaseVariables | keyof typeof observabilityVariables
type Settings = Partial<Record<Variable, unknown>>

/** Rules between variables, by the name of the wrong one. */
export function machineFaults(values: Settings): { name: string; message: string }[] {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = values
  return DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined
    ? [{ name: 'DATABASE_DIRECT_URL', message: 'needs DATABASE_URL' }]
    : []
}
