import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { CLIENT_CORE } from './one-core.ts'

/** As browsers do. */
export const ACCEPTED = 'br'
const CONNECTIONS = 50
const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** `p50` and `p99` in milliseconds. */
type Count = { requests: number; perSecond: number; p50: number; p99: number; refused: number }
export type Measurement = Count & { side: string; path: string }

/** 50 connections, from another core than the servers' if there are two. */
export async function runWrk(address: string, seconds: number): Promise<Count> {
  const wrkArgs = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency']
  const args = ['-c', CLIENT_CORE, ...wrkArgs, '-H', `Accept-Encoding: ${ACCEPTED}`, address]
  const { stdout } = await promisify(execFile)('taskset', args)
  return {
    requests: figure(/(\d+) requests in/, stdout),
    perSecond: figure(/Requests\/sec:\s+([\d.]+)/, stdout),
    p50: milliseconds('50%', stdout),
    p99: milliseconds('99%', stdout),
    refused: figure(/Non-2xx or 3xx responses: (\d+)/, stdout) || 0,
  }
}

const figure = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.[1])

function milliseconds(share: string, text: string): number {
  const [, number, unit = ''] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s|m)`).exec(text) ?? []
  return Number(number) * (MILLISECONDS[unit] ?? Number.NaN)
}
