import { expect, test } from 'vitest'

import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'

import { checkPlan, readTypedPlan } from './typed-work-plan.ts'

const today = '2026-11-24'
const typed = {
  hours: ['9-19', '', '', '', '', '', ''],
  holidays: [],
  minutes: { promise: '5', passOn: '10', tell: '30', cap: '40' },
  since: '2026-11-01',
}

test.each([
  ['2026-11-24', undefined],
  ['2026-11-25', forms.sinceAhead],
  ['2026-02-30', forms.sinceFault],
  ['', forms.sinceFault],
])('leads assigned since %j: %j', (since, fault) => {
  const check = checkPlan({ ...typed, since }, today)
  expect(check.ok ? check.plan.settings.givesSince : check.faults).toEqual(
    fault === undefined ? since : { since: fault },
  )
})

test('hours, days and minutes may be typed in digits of any script', () => {
  const form = new FormData()
  const fields = { 'hours-1': '૯-૧૯', promise: '५', passOn: '१०', tell: '३०', cap: '४०' }
  for (const [name, text] of Object.entries({ ...fields, since: '२०२६-११-०१' }))
    form.set(name, text)
  expect(readTypedPlan(form)).toEqual(typed)
})
