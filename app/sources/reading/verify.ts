import type { SourceRequest, Verified } from '#app/sources/adapter.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import { isSameSecret, signatureOf } from './signature.ts'

/** The hex HMAC-SHA256 of the body in the first of these headers, with or without `sha256=`. */
export function verifyHmac(request: SourceRequest, key: string, headers: string[]): Verified {
  const given = headers.map((name) => request.headers.get(name)).find(Boolean)
  if (!given) return { ok: false, status: 401, reason: sourceReasons.noSignature }
  const own = signatureOf({ algorithm: 'sha256', encoding: 'hex', key, message: request.body })
  if (key !== '' && isSameSecret(given.replace(/^sha256=/, '').toLowerCase(), own))
    return { ok: true }
  return { ok: false, status: 401, reason: sourceReasons.wrongSignature }
}

/** A header whose value the owner chose at the sender; without a value nothing is asked for. */
export function verifyHeader(request: SourceRequest, name?: string, value?: string): Verified {
  if (!value || isSameSecret(request.headers.get(name || 'authorization'), value))
    return { ok: true }
  return { ok: false, status: 401, reason: sourceReasons.wrongHeader }
}
