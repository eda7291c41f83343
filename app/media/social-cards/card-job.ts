import { z } from 'zod'

import { shownPicture } from '#app/media/renditions/picture-job.ts'

/** What the card of a page says, and the slot of its picture. */
const socialCard = z.object({
  title: z.string(),
  picture: z.string(),
  brand: z.string(),
  /** Below the title. */
  place: z.string().optional(),
  /** A label and its figure each. */
  facts: z.array(z.object({ label: z.string(), figure: z.string() })).exactOptional(),
  price: z.string().optional(),
})
export type SocialCard = z.infer<typeof socialCard>

/** A card to be drawn, with the picture that its slot shows. */
export const cardJob = z.object({
  kind: z.literal('card'),
  card: socialCard,
  picture: shownPicture,
})
export type CardJob = z.infer<typeof cardJob>
