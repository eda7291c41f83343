import { readFileSync } from 'node:fs'

import * as z from 'zod'

const pairSchema = z.tuple([
  z.enum(['same', 'other']),
  z.enum(['tuned', 'held-out']),
  z.string().min(2),
  z.string().min(2),
])

/** Two names, and whether an agent in India would take them for one in another spelling or script. */
export type NamePair = { same: boolean; part: 'tuned' | 'held-out'; typed: string; stored: string }

/** The labelled pairs; the rule was made with those of the part `tuned` only. */
export function readNamePairs(): NamePair[] {
  const [, ...lines] = readFileSync(new URL('name-pairs.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [label, part, typed, stored] = pairSchema.parse(line.split('\t'))
    return { same: label === 'same', part, typed, stored }
  })
}
