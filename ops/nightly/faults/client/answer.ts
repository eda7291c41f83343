import type { Answer } from '#ops/nightly/faults/campaign.ts'

import type { HttpResponse } from './exchange.ts'

/**
 * Who was refused, or found no door at all, knows that nothing was done. No one else does who got no yes:
 * an error of the server may come after it was done.
 */
export function answerOf(
  { status, text }: HttpResponse,
  isDone: boolean,
  changeSetId = '',
): Answer {
  if (isDone)
    return {
      outcome: 'ok',
      why: String(status),
      ...(isChangeSetId(changeSetId) && { changeSetId: changeSetId }),
    }
  if (status === 0) return { outcome: text === 'ECONNREFUSED' ? 'fail' : 'unknown', why: text }
  const isRefused = status >= 300 && status < 500
  return { outcome: isRefused ? 'fail' : 'unknown', why: String(status) }
}

/** What the desk says it did: the name of an act, or a word. */
export function doneIn({ location }: HttpResponse): string {
  return URL.parse(location, 'http://desk.invalid')?.searchParams.get('done') ?? ''
}

export function isChangeSetId(value: string): boolean {
  return /^[\da-f-]{36}$/.test(value)
}
