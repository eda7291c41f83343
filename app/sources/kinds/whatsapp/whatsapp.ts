import { z } from 'zod'

import type { Adapter } from '#app/sources/adapter.ts'
import { answerChallenge, verifyMeta } from '#app/sources/reading/meta-webhook.ts'
import { jsonRecord } from '#app/sources/reading/records.ts'
import { whatsappMessages } from '#app/sources/reading/whatsapp-messages.ts'
import { projectSetting } from '#app/sources/reading/schemas.ts'

const settings = z.object({ project: projectSetting })
const secrets = z.object({ appSecret: z.string().min(1), verifyToken: z.string().min(1) })

/** As the dashboard of Meta sends it. */
const TEST_WEBHOOK = { entry: [{ id: '0', changes: [{ field: 'messages', value: {} }] }] }

/** Messages of the WhatsApp Cloud API (SOURCES.md 3.1). */
export const whatsapp: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: 'whatsapp',
  settings,
  secrets,
  verify: (request, context) => verifyMeta(request, context.secrets),
  answerWithoutDelivery: answerChallenge,
  testPayload: () => jsonRecord(TEST_WEBHOOK),
  parse: whatsappMessages,
}
