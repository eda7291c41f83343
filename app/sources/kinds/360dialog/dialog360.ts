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

/** Messages of 360dialog, in Meta's format (SOURCES.md 3.4). */
export const dialog360: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: '360dialog',
  settings,
  secrets,
  verify: (request, context) =>
    verifyHeader(request, context.settings.headerName, context.secrets.headerValue),
  answerWithoutDelivery: answerEmptyGet,
  parse: whatsappMessages,
}
