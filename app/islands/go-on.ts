import { watchCarrying } from './picture-transition.ts'
import { lookAhead } from './look-ahead.ts'

export function goOn(): Promise<void> {
  watchCarrying()
  return lookAhead()
}
