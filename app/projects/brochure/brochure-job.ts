import { z } from 'zod'

import { shownPicture } from '#app/media/renditions/picture-job.ts'
import { projectSchema } from '#app/projects/model/project.ts'
import { states } from '#app/lib/states.ts'

const notice = z.object({
  state: z.enum(states),
  authority: z.string(),
  portal: z.string(),
  isRegistered: z.boolean(),
  number: z.string().exactOptional(),
  page: z.string().exactOptional(),
  account: z.string().exactOptional(),
  agent: z.string().exactOptional(),
  asked: z.string().optional(),
})

const disclaimer = z.object({
  lede: z.string(),
  sections: z
    .array(
      z.object({ heading: z.string(), paragraphs: z.array(z.string()).readonly().exactOptional() }),
    )
    .readonly(),
})

export const brochureJob = z.object({
  kind: z.literal('brochure'),
  brochure: z.object({
    project: projectSchema,
    plans: z.array(z.object({ unit: z.string(), area: z.string().exactOptional() })).readonly(),
    answers: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
    notice,
    origin: z.string(),
    site: z.object({
      brand: z.string(),
      phone: z.string().optional(),
      email: z.string().optional(),
      office: z.string(),
    }),
    disclaimer,
  }),
  pictures: z.array(shownPicture.extend({ slot: z.string() })),
})
export type BrochureJob = z.input<typeof brochureJob>
