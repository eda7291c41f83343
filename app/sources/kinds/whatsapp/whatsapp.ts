import { z } from 'zod'

import type { Adapter } from '#app/sources/adapter.ts'
import { answerChallenge, verifyMeta } from '#app/sources/reading/meta-webhook.ts'
import { whatsappMessages } from '#app/sources/reading/whatsapp-messages.ts'

const settings = z.object({})
const secrets = z.object({ appSecret: z.string().min(1), verifyToken: z.string().min(1) })

/** Messages of the WhatsApp Cloud API (SOURCES.md 3.1). */
export const whatsapp: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: 'whatsapp',
  settings,
  secrets,
  verify: (request, context) => verifyMeta(request, context.secrets),
  answerWithoutDelivery: answerChallenge,
  parse: whatsappMessages,
}
