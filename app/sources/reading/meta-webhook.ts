import { z } from 'zod'

import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import type { SourceAnswer, SourceRequest, Verified } from '#app/sources/adapter.ts'

import { anyText, oneOrMore } from './schemas.ts'
import { isSameSecret } from './signature.ts'
import { verifyHmac } from './verify.ts'

type MetaSecrets = { appSecret: string; verifyToken: string }

const ENVELOPE = z.object({
  entry: oneOrMore(
    z.object({
      id: anyText,
      changes: oneOrMore(z.object({ field: anyText, value: z.unknown() })),
    }),
  ),
})

/** The challenge of a GET by its token, a POST by the HMAC of its raw bytes (SOURCES.md 2.2 and 3.1). */
export function verifyMeta(request: SourceRequest, secrets: MetaSecrets): Verified {
  if (request.method === 'GET') {
    const token = request.url.searchParams.get('hub.verify_token')
    if (isSameSecret(token, secrets.verifyToken)) return { ok: true }
    return { ok: false, status: 403, reason: sourceReasons.wrongVerifyToken }
  }
  return verifyHmac(request, secrets.appSecret, ['x-hub-signature-256'])
}

/** Only to the one who has our token: the answer goes out before anything is verified. */
export function answerChallenge(
  request: SourceRequest,
  { secrets }: { secrets: MetaSecrets },
): SourceAnswer | undefined {
  const { method, url } = request
  if (method !== 'GET' || !verifyMeta(request, secrets).ok) return undefined
  return {
    status: 200,
    body: url.searchParams.get('hub.challenge') ?? '',
    contentType: 'text/plain',
  }
}

/** Every change of a webhook with the field it is of. */
export function metaChanges(body: unknown): { entryId: string; field: string; value: unknown }[] {
  const envelope = ENVELOPE.safeParse(body)
  if (!envelope.success) return []
  return envelope.data.entry.flatMap(({ id, changes }) =>
    changes.map(({ field, value }) => ({ entryId: id, field, value })),
  )
}
