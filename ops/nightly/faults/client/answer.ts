import type { Answer } from '#ops/nightly/faults/campaign.ts'

import type { HttpResponse } from './exchange.ts'

/** Only a refusal or a closed port means that nothing happened: a server error may come after the work is done. */
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

/** The id of a change set, or a word. */
export function doneIn({ location }: HttpResponse): string {
  return URL.parse(location, 'http://dashboard.invalid')?.searchParams.get('done') ?? ''
}

export function isChangeSetId(value: string): boolean {
  return /^[\da-f-]{36}$/.test(value)
}
