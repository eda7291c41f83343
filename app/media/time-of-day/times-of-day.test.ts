import { expect, test } from 'vitest'

import { isLightVersion } from './times-of-day.ts'

test.each(['green-court-wide-night', 'green-court-phone-dawn'])(
  '%s is a cover at a time of day',
  (id) => {
    expect(isLightVersion(id)).toBe(true)
  },
)

test.each(['green-court', 'green-court-wide', 'green-court-phone', 'night', 'wide-golden'])(
  '%s is a picture of its own',
  (id) => {
    expect(isLightVersion(id)).toBe(false)
  },
)
