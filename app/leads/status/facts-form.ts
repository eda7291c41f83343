import { z } from 'zod'

import { asciiDigits } from '#app/lib/text/digits.ts'

import { factNames, type LeadFacts } from './lead-facts.ts'
import { leadStatuses, lostReasons } from './lead-status.ts'

const ZONE = '+05:30'

/** ISO 8601, or a local day and hour in Asia/Kolkata. */
export const postedMoment = z
  .string()
  .overwrite(asciiDigits)
  .pipe(z.union([z.iso.datetime(), z.iso.datetime({ local: true, precision: -1 })]))
  .transform((text) => new Date(/[zZ]$/.test(text) ? text : `${text}:00${ZONE}`))
const orNothing = <T extends z.ZodType>(rule: T) =>
  z.union([z.literal('').transform(() => null), rule])

const fields = {
  status: z.enum(leadStatuses),
  lostReason: orNothing(z.enum(lostReasons)),
  ownerId: orNothing(z.string().max(100)),
  followUpAt: orNothing(postedMoment),
  firstContactAt: orNothing(postedMoment),
  heat: orNothing(z.literal('hot')),
}

export type FactsForm = { changes: Partial<LeadFacts>; seen: Partial<LeadFacts> }

/** Reads a field per fact with `seen.` for its old value; returns the name of an invalid field. */
export function readFactsForm(field: (name: string) => string | undefined): FactsForm | string {
  const [changes, seen]: Partial<LeadFacts>[] = [{}, {}]
  for (const name of factNames) {
    for (const [prefix, facts] of [
      ['', changes],
      ['seen.', seen],
    ] as const) {
      const text = field(`${prefix}${name}`)
      if (text === undefined) continue
      const { success, data } = fields[name].safeParse(text)
      if (!success) return name
      Object.assign(facts ?? {}, { [name]: data })
    }
  }
  return { changes: changes ?? {}, seen: seen ?? {} }
}
