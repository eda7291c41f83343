import { expect, test } from 'vitest'

import { isTimeOfDayVersion } from './times-of-day.ts'

test.each(['green-court-wide-night', 'green-court-phone-dawn'])(
  '%s is a cover at a time of day',
  (id) => {
    expect(isTimeOfDayVersion(id)).toBe(true)
  },
)

test.each(['green-court', 'green-court-wide', 'green-court-phone', 'night', 'wide-golden'])(
  '%s is a picture of its own',
  (id) => {
    expect(isTimeOfDayVersion(id)).toBe(false)
  },
)
