import { z } from 'zod'

import { sorted } from '#app/lib/lists.ts'

/** Without `restore`: the file already has those lines. */
export const fileWay = z.enum(['link', 'mail', 'desk', 'command', 'retention'])

/** Without personal data. */
const withdrawalLine = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('withdrawn'),
    people: z.array(z.string().min(1)).min(1),
    at: z.iso.datetime(),
    eraseAt: z.iso.datetime(),
    only: z.array(z.string().regex(/^\d{1,18}$/)).optional(),
    tokens: z.array(z.string()).default([]),
    /** Missing in older lines. */
    way: fileWay.optional(),
  }),
  z.strictObject({
    kind: z.literal('restored'),
    people: z.array(z.string().min(1)).min(1),
    at: z.iso.datetime(),
    withdrawnAt: z.iso.datetime(),
    only: z.array(z.string().regex(/^\d{1,18}$/)).optional(),
  }),
  z.strictObject({
    kind: z.literal('erased'),
    people: z.array(z.string().min(1)).min(1),
    at: z.iso.datetime(),
  }),
  /** A visitor's alert, by the hash of its token. */
  z.strictObject({
    kind: z.literal('alert-stopped'),
    token: z.string().min(1),
    at: z.iso.datetime(),
  }),
])
export type WithdrawalLine = z.infer<typeof withdrawalLine>

export function writeLine(line: WithdrawalLine): string {
  return `${JSON.stringify(line)}\n`
}

/** Throws with the number of an invalid line, except one that a crash cut off. */
export function readLines(text: string): WithdrawalLine[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : readOne(line, index + 1)))
}

function readOne(line: string, number: number): WithdrawalLine[] {
  const value = valueOf(line)
  // A line that was cut off is written again, since the database still has it as unfiled.
  if (value === undefined && BEGINNING.startsWith(line.slice(0, BEGINNING.length))) return []
  const read = withdrawalLine.safeParse(value)
  if (read.success) return [read.data]
  throw new Error(`Line ${number} is not a withdrawal.`)
}

const BEGINNING = '{"kind":"'

function valueOf(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line)
    return value
  } catch {
    return undefined
  }
}

/** By time, each once: machines write and copy separately. */
export function inOrder(lines: readonly WithdrawalLine[]): WithdrawalLine[] {
  const each = new Map(lines.map((line) => [writeLine(line), line]))
  // A withdrawal precedes its erasure, even in the same millisecond.
  return sorted(
    each.values(),
    (one, other) => one.at.localeCompare(other.at) || other.kind.localeCompare(one.kind),
  )
}

export function restoredKeys(lines: readonly WithdrawalLine[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) =>
      line.kind === 'restored'
        ? line.people.map((person) => withdrawalKey(person, line.withdrawnAt, line.only))
        : [],
    ),
  )
}

export function withdrawalKey(person: string, at: string, only?: readonly string[]): string {
  return [person, at, ...(only ?? [])].join(' ')
}
