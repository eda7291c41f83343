import { data } from 'react-router'

import type { FormOutcome } from '#app/enquiries/form/form-outcome.ts'
import { COME_AGAIN } from '#app/lib/async/with-timeout.ts'

export function formAnswer(outcome: FormOutcome) {
  const { status } = outcome
  const again = status === 503 ? COME_AGAIN : {}
  return data(outcome, { status, headers: { 'Cache-Control': 'no-store', ...again } })
}
