import { expect, test } from 'vitest'

import { assignmentTexts } from '#app/strings/en/assignment.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'

import { withHours } from './waited.ts'

const MINUTE = 60_000

test.each([
  [{ wall: 4 * MINUTE, working: 4 * MINUTE }, 'late'],
  [{ wall: 17 * 60 * MINUTE, working: 3 * MINUTE }, assignmentTexts.elapsedTime('3 min', 'late')],
  [{ wall: 9 * 60 * MINUTE, working: 0 }, panelTexts.outsideHours('late')],
])('%j is shown as %s', (waited, text) => {
  expect(withHours('late', waited)).toBe(text)
})
