import { z } from 'zod'

import { whole } from './whole-variable.ts'

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
  .optional()

/** A whole number between two others; `what` says of what. */
function between(least: number, most: number, what: string) {
  return whole(least, `${what} from ${least} to ${most}`, most)
}

/** Addresses that nobody but this machine reaches. */
const OWN_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])

/** Whether nobody between can read what is sent to an address. */
function isPrivateTo(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || OWN_HOSTS.has(hostname.replaceAll(/[[\]]/g, ''))
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

/** Where the database is, how a process ends, and who may watch it (docs/scale.md). */
export const machineVariables = {
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_CONNECTIONS: between(1, 500, 'a number of connections').default(10),
  DRAIN_SECONDS: between(0, 300, 'a number of seconds').default(0),
  METRICS_PORT: between(0, 65_535, 'a number').optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as http://localhost:4318',
    })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a share from 0 to 1')
    .min(0, 'must be a share from 0 to 1')
    .max(1, 'must be a share from 0 to 1')
    .default(0.1),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://logs.example.com/v1/logs',
    })
    .refine((address) => isPrivateTo(address), {
      message: 'must begin with https:// where it is not of this machine',
      abort: true,
    })
    .optional(),
  OTEL_EXPORTER_OTLP_LOGS_HEADERS: headers,
  OTEL_SERVICE_NAME: z.string().min(1).default('northlight'),
}

type Given = Partial<Record<keyof typeof machineVariables, unknown>>

/** What one of them asks of another, by the name of the one that is wrong. */
export function machineFaults(given: Given): { name: string; message: string }[] {
  const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN, DATABASE_DIRECT_URL, DATABASE_URL } = given
  const faults = []
  // Figures tell how much business there is: they are nobody else's.
  if (
    METRICS_PORT !== undefined &&
    METRICS_TOKEN === undefined &&
    !OWN_HOSTS.has(String(METRICS_HOST))
  )
    faults.push({
      name: 'METRICS_TOKEN',
      message: 'must be set where METRICS_HOST is not this machine alone',
    })
  if (DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined)
    faults.push({ name: 'DATABASE_DIRECT_URL', message: 'needs DATABASE_URL' })
  return faults
}
