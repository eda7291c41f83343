import { z } from 'zod'

import { contactCode } from './contact-code.ts'

/** One click on a call or chat link; nothing in it identifies the visitor. */
export const contactIntentShape = z.object({
  code: z.string().regex(contactCode).describe('Reference code that the chat text carries'),
  kind: z.enum(['call', 'chat']),
  page: z
    .string()
    .max(200)
    .regex(/^\/[^\s?#\p{Cc}\p{Cs}]*$/u)
    .describe('Path of the page with the link'),
  project: z.string().max(100).optional().describe('Slug of the project the page is about'),
  campaign: z
    .unknown()
    .optional()
    .describe('How the visitor found the site; ignored when malformed'),
})

export type ContactIntent = z.infer<typeof contactIntentShape>

export const contactTexts = {
  failed: 'Nothing was stored. Send it again later.',
} as const
