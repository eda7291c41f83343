import { z } from 'zod'

import type { Adapter } from '#app/sources/adapter.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import { answerEmptyGet } from './answer-empty-get.ts'
import { callLead, type CallDraft } from './call-lead.ts'
import { fieldReader, type FieldReader } from './field-reader.ts'
import { payloadValue } from './payload-value.ts'
import { projectSetting } from './schemas.ts'

const settings = z.object({ project: projectSetting })
const secrets = z.object({})

type CallAdapter = Adapter<z.infer<typeof settings>, z.infer<typeof secrets>>

/** A telephone provider that signs nothing; undefined where `callOf` sees no call of its format. */
export function callSource(
  kind: string,
  callOf: (fields: FieldReader) => CallDraft | undefined,
): CallAdapter {
  return {
    kind,
    settings,
    secrets,
    answerWithoutDelivery: answerEmptyGet,
    parse(payload, context) {
      const call = callOf(fieldReader(payloadValue(payload)))
      if (call === undefined) return { kind: 'review', reason: sourceReasons.unreadable }
      return callLead(call, context.settings)
    },
  }
}
