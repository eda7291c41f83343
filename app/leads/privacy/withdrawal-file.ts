import { z } from 'zod'

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

/** Reads the file; throws with the number of the first line that is none. The last may be cut off by a crash. */
export function readLines(text: string): WithdrawalLine[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [readOne(line, index + 1)]))
}

function readOne(line: string, number: number): WithdrawalLine {
  try {
    return withdrawalLine.parse(JSON.parse(line))
  } catch {
    throw new Error(`Line ${number} is no line of withdrawals.`)
  }
}
