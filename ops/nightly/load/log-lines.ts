import { closeSync, openSync, readSync, statSync } from 'node:fs'

import { z } from 'zod'

/** `errors` counts levels error and above, `first` has the first of them. */
export type LogLines = { megabytes: number; warnings: number; errors: number; first: string[] }

const ERROR = 50
const SHOWN = 5
/** Larger logs are read up to here. */
const MAX_BYTES = 200_000_000

const line = z.object({ level: z.number() })

/** Lines that are not JSON are sentences for people, except an error's stack. */
export function readLog(file: string): LogLines {
  const found: LogLines = {
    megabytes: statSync(file).size / 1e6,
    warnings: 0,
    errors: 0,
    first: [],
  }
  for (const text of beginningOf(file).split('\n')) {
    const level = levelOf(text)
    if (level === undefined || level < ERROR) {
      found.warnings += level === undefined ? 0 : 1
      continue
    }
    found.errors += 1
    if (found.first.length < SHOWN) found.first.push(text.slice(0, 600))
  }
  return found
}

function levelOf(text: string): number | undefined {
  if (/^\s+at |^\w*Error\b|not stored|stopped unexpectedly/.test(text)) return ERROR
  if (!text.startsWith('{')) return undefined
  try {
    return line.safeParse(JSON.parse(text)).data?.level
  } catch {
    return undefined
  }
}

function beginningOf(file: string): string {
  const length = Math.min(statSync(file).size, MAX_BYTES)
  const bytes = Buffer.alloc(length)
  const handle = openSync(file, 'r')
  readSync(handle, bytes, 0, length, 0)
  closeSync(handle)
  return bytes.toString('utf8')
}
