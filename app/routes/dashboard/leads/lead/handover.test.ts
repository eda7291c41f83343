import { expect, test } from 'vitest'

import { panelTexts } from '#app/strings/en/lead-panel.ts'

import { handoverText, withHandover } from './handover.ts'

const people = [{ value: 'r 1', name: 'Ravi' }]

test.each([true, false])('a handover says to whom, and whether they hear of it: %s', (hears) => {
  const { searchParams } = new URL(withHandover('http://a.test/dashboard?done=x', 'r 1', hears))
  expect(searchParams.get('done')).toBe('x')
  expect(handoverText(searchParams, people)).toBe(panelTexts.givenTo('Ravi', hears))
  expect(handoverText(searchParams, [])).toBeUndefined()
})
