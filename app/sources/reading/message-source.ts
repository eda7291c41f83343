import { z } from 'zod'

import type { Adapter } from '#app/sources/adapter.ts'

import { answerEmptyGet } from './answer-empty-get.ts'
import { projectSetting } from './schemas.ts'
import { verifyHeader } from './verify.ts'
import { whatsappMessages } from './whatsapp-messages.ts'

const settings = z.object({
  project: projectSetting,
  /** The header that the provider adds to its webhooks. */
  headerName: z.string().optional(),
})
const secrets = z.object({ headerValue: z.string().optional() })

type MessageAdapter = Adapter<z.infer<typeof settings>, z.infer<typeof secrets>>

/** A provider that passes on Meta's format and proves itself with a header (SOURCES.md 3.4). */
export function messageSource(kind: string): MessageAdapter {
  return {
    kind,
    settings,
    secrets,
    verify: (request, context) =>
      verifyHeader(request, context.settings.headerName, context.secrets.headerValue),
    answerWithoutDelivery: answerEmptyGet,
    parse: whatsappMessages,
  }
}
