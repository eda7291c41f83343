import { watchOffline } from '#app/ui/feedback/offline.ts'

import { lookAhead } from './look-ahead.ts'
import { watchCarrying } from './picture-transition.ts'

export function goOn(): Promise<void> {
  watchCarrying()
  watchOffline()
  return lookAhead()
}
