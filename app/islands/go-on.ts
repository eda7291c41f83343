import { watchOfflineForms } from '#app/ui/feedback/offline-forms.ts'

import { lookAhead } from './look-ahead.ts'
import { watchCarrying } from './picture-transition.ts'

export function goOn(): Promise<void> {
  watchCarrying()
  watchOfflineForms()
  return lookAhead()
}
