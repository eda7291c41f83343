import { z } from 'zod'

import { contactCode } from './contact-code.ts'

/** One press of a call or chat link, as a browser reports it. Nothing in it says who pressed. */
export const contactIntentShape = z.object({
  code: z.string().regex(contactCode).describe('Reference code that the chat text carries'),
  kind: z.enum(['call', 'chat']),
  page: z
    .string()
    .max(200)
    .regex(/^\/[^\s?#\p{Cc}\p{Cs}]*$/u)
    .describe('Path of the page the link stood on'),
  project: z.string().max(100).optional().describe('Slug of the project the page is about'),
  campaign: z
    .unknown()
    .optional()
    .describe('How the visitor found the site; ignored when malformed'),
})

export type ContactIntent = z.infer<typeof contactIntentShape>

/** Answers of the call that the enquiry call does not have. */
export const contactTexts = {
  json: 'The request is not a JSON object',
  long: 'The request is larger than 2 KB, which is all we accept.',
  wrong: 'A field is missing or wrong: ',
  failed: 'Nothing was stored. Send it again later.',
} as const

/** Which fields are missing or wrong, in one sentence. */
export function wrongFields(error: z.ZodError): string {
  const names = [...new Set(error.issues.map(({ path }) => path.join('.')))]
  return `${contactTexts.wrong}${names.join(', ')}`
}
