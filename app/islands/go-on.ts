import { watchCarrying } from './carry-picture.ts'
import { lookAhead } from './look-ahead.ts'

export function goOn(): Promise<void> {
  watchCarrying()
  return lookAhead()
}
