import { z } from 'zod'

import { sorted } from '#app/lib/lists.ts'

/** How a withdrawal came about, as a line says it; one that is done again after a restore is in the file already. */
export const fileWay = z.enum(['link', 'mail', 'desk', 'command', 'retention'])

/** A line of the file outside of the database: nothing in it names anybody. */
const withdrawalLine = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('withdrawn'),
    people: z.array(z.string().min(1)).min(1),
    at: z.iso.datetime(),
    eraseAt: z.iso.datetime(),
    /** The enquiries alone that went, where others of the phone stayed. */
    only: z.array(z.string().regex(/^\d{1,18}$/)).optional(),
    tokens: z.array(z.string()).default([]),
    /** Absent in lines of before: how it came about. */
    way: fileWay.optional(),
  }),
  z.strictObject({
    kind: z.literal('restored'),
    people: z.array(z.string().min(1)).min(1),
    at: z.iso.datetime(),
    /** The moment and the enquiries of the withdrawal that it took back. */
    withdrawnAt: z.iso.datetime(),
    only: z.array(z.string().regex(/^\d{1,18}$/)).optional(),
  }),
  z.strictObject({
    kind: z.literal('erased'),
    people: z.array(z.string().min(1)).min(1),
    at: z.iso.datetime(),
  }),
])
export type WithdrawalLine = z.infer<typeof withdrawalLine>

export function writeLine(line: WithdrawalLine): string {
  return `${JSON.stringify(line)}\n`
}

/** Reads the file; throws with the number of the first line that is none. One may be cut off by a crash. */
export function readLines(text: string): WithdrawalLine[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : readOne(line, index + 1)))
}

function readOne(line: string, number: number): WithdrawalLine[] {
  const value = valueOf(line)
  // What was cut off was not acknowledged to the database, which has it written again.
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

/** Lines of several files in the order in which it happened, each once: machines write and copy alone. */
export function inOrder(lines: readonly WithdrawalLine[]): WithdrawalLine[] {
  const each = new Map(lines.map((line) => [writeLine(line), line]))
  // Whoever was erased was withdrawn before, though it be in the same millisecond.
  return sorted(
    each.values(),
    (one, other) => one.at.localeCompare(other.at) || other.kind.localeCompare(one.kind),
  )
}

/** Which people's withdrawals an owner took back: by what `withdrawalKey` makes of each. */
export function restoredKeys(lines: readonly WithdrawalLine[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) =>
      line.kind === 'restored'
        ? line.people.map((person) => withdrawalKey(person, line.withdrawnAt, line.only))
        : [],
    ),
  )
}

/** What tells a withdrawal of a person from others: when it was, and which enquiries alone it closed. */
export function withdrawalKey(person: string, at: string, only?: readonly string[]): string {
  return [person, at, ...(only ?? [])].join(' ')
}
