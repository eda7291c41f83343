import { readLostReason, type LostReason } from './lead-status.ts'

/** `keep` leaves a later follow-up as it is. */
export type AgreedStep =
  | { kind: 'at'; step: 'call-again' | 'details'; at: Date | undefined }
  | { kind: 'visit' | 'keep' }
  | { kind: 'lost'; reason: LostReason }

/** `call-again` or `details` (with or without a moment), `visit`, `keep`, `lost price`. */
export function readAgreedStep(posted: string | undefined): AgreedStep | undefined {
  const [code = '', detail = ''] = (posted ?? '').split(' ')
  if (code === 'visit' || code === 'keep') return { kind: code }
  if (code === 'lost') {
    const reason = readLostReason(detail)
    return reason && { kind: 'lost', reason }
  }
  if (code !== 'call-again' && code !== 'details') return undefined
  const at = new Date(detail)
  return { kind: 'at', step: code, at: Number.isNaN(at.getTime()) ? undefined : at }
}
