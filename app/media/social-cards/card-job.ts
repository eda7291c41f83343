import { z } from 'zod'

import { shownPicture } from '#app/media/renditions/picture-job.ts'

const socialCard = z.object({
  title: z.string(),
  picture: z.string(),
  brand: z.string(),
  place: z.string().optional(),
  facts: z.array(z.object({ label: z.string(), figure: z.string() })).exactOptional(),
  price: z.string().optional(),
})
export type SocialCard = z.infer<typeof socialCard>

export const cardJob = z.object({
  kind: z.literal('card'),
  card: socialCard,
  picture: shownPicture,
})
export type CardJob = z.infer<typeof cardJob>
