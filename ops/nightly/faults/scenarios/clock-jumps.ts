import { missingFaketime } from '#ops/nightly/faults/environment/moving-clock.ts'

import { spanOf, wayOf, type Kind } from './kind.ts'

const HOUR = 3600

export const clockJumps: Kind = {
  name: 'clock-jumps',
  sentence:
    'the clock of site and PostgreSQL jumps by minutes to days, forth and back (libfaketime)',
  stage: 'moving-clock',
  isServed: true,
  isLongOutage: false,
  isAnsweredInTime: false,
  rounds: 20,
  missingRequirement: missingFaketime,
  strike: async ({ stage, fault, pass }) => {
    const offsetSeconds = wayOf(fault, [-3 * 24 * HOUR, -HOUR, -61, 61, HOUR, 3 * 24 * HOUR])
    stage.moveClock?.(offsetSeconds)
    await pass(spanOf(fault, 20, 60))
    await stage.signIn()
    return `by ${offsetSeconds} s`
  },
}
