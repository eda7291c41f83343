import { z } from 'zod'

import { pageKinds } from './page-kinds.ts'
import { devices, GREATEST } from './vital.ts'

const time = z.number().min(0).max(GREATEST.time).optional().describe('Milliseconds')

export const vitalsReport = z.object({
  page: z.enum(pageKinds).describe('Which kind of page it was'),
  device: z.enum(devices),
  values: z
    .strictObject({
      LCP: time,
      INP: time,
      CLS: z.number().min(0).max(GREATEST.CLS).optional().describe('Score'),
      FCP: time,
      TTFB: time,
    })
    .refine((values) => Object.keys(values).length > 0)
    .describe('What is known of web.dev/articles/vitals by the time the page is left'),
})

export type VitalsReport = z.infer<typeof vitalsReport>
