import { z } from 'zod'

import { line, listOf, passage } from './all-pages.ts'

const step = z.strictObject({ title: line, text: passage, short: passage })

export const checkPage = z.strictObject({
  title: line,
  description: passage,
  lede: passage,
  steps: z.strictObject({
    land: step,
    towers: step,
    homes: step,
    distances: step,
    open: z.strictObject({ title: line, text: passage, ask: passage, short: passage }),
  }),
  rules: listOf(z.strictObject({ term: line, text: passage }), 20),
})

export type CheckPage = z.infer<typeof checkPage>
