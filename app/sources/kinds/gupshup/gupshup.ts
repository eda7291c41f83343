import { z } from 'zod'

import type { Adapter } from '#app/sources/adapter.ts'
import { answerEmptyGet } from '#app/sources/reading/answer-empty-get.ts'
import { verifyHeader } from '#app/sources/reading/verify.ts'
import { whatsappMessages } from '#app/sources/reading/whatsapp-messages.ts'
import { projectSetting } from '#app/sources/reading/schemas.ts'

const settings = z.object({
  project: projectSetting,
  /** The header that the provider adds to its webhooks. */
  headerName: z.string().optional(),
})
const secrets = z.object({ headerValue: z.string().optional() })

/** Messages of Gupshup in its third version, which keeps Meta's format (SOURCES.md 3.4). */
export const gupshup: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: 'gupshup',
  settings,
  secrets,
  verify: (request, context) =>
    verifyHeader(request, context.settings.headerName, context.secrets.headerValue),
  answerWithoutDelivery: answerEmptyGet,
  parse: whatsappMessages,
}
