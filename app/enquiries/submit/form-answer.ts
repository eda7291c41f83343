import { data } from 'react-router'

import type { FormOutcome } from '#app/enquiries/form/form-outcome.ts'
import { RETRY_AFTER } from '#app/lib/async/with-timeout.ts'

export function formAnswer(outcome: FormOutcome) {
  const { status } = outcome
  const again = status === 503 ? RETRY_AFTER : {}
  return data(outcome, { status, headers: { 'Cache-Control': 'no-store', ...again } })
}
