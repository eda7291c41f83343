import { expect, test } from 'vitest'

import { alertTexts } from '#app/strings/en/alerts.ts'

import { alertOf, movedAlert, placeText } from './lead-alert.ts'

const farah = { id: '7', name: 'Farah Khan', place: 'Lodha Goa, Panaji' }

test('one lead’s notification has name and place, and opens the lead', () => {
  expect(alertOf([farah], 'came')).toEqual({
    title: alertTexts.newLead('Farah Khan'),
    body: 'Lodha Goa, Panaji',
    path: '/dashboard/leads/7',
    tag: 'lead-7',
  })
  expect(alertOf([{ ...farah, place: '' }], 'mine')).toMatchObject({
    title: alertTexts.assignedTo('Farah Khan'),
    body: alertTexts.noPlace,
  })
})

test('several leads share one notification, which opens the list', () => {
  const alert = alertOf([farah, { ...farah, id: '8' }, { ...farah, id: '9' }], 'mine')
  expect(alert).toMatchObject({
    title: alertTexts.assignedMany(3),
    body: alertTexts.moreOf('Farah Khan', 2),
    path: '/dashboard?agent=me',
  })
})

test('a long name or place ends before an emoji, not inside it', () => {
  const long = `${'x'.repeat(78)}👨‍👩‍👧`
  expect(alertOf([{ ...farah, name: long }], 'came').title).toBe(alertTexts.newLead('x'.repeat(78)))
  expect(alertOf([{ ...farah, name: long }, farah], 'came').body).toBe(
    alertTexts.moreOf('x'.repeat(78), 1),
  )
  expect(placeText(undefined, long)).toBe('x'.repeat(78))
})

test('a place appears once', () => {
  expect(placeText('Lodha Goa', 'Goa')).toBe('Lodha Goa')
  expect(placeText('Willow Gate', 'Noida')).toBe('Willow Gate, Noida')
  expect(placeText('Willow Gate', 'N/A')).toBe('Willow Gate')
  expect(placeText(undefined, 'Sector 150, Noida')).toBe('Sector 150, Noida')
  expect(placeText(undefined, 'N/A')).toBe('')
})

test('a right-to-left name does not reorder the text around it', () => {
  expect(alertOf([{ ...farah, name: 'فرح' }], 'came').title).toBe('New lead: \u2068فرح\u2069')
  expect(placeText('Willow Gate', 'دبي')).toBe('Willow Gate, \u2068دبي\u2069')
})

test('a moved lead has its new agent in the title and the reason below', () => {
  const moved = { id: '7', name: 'Farah Khan', agent: 'Ravi', at: '2026-11-30T05:00:00.000Z' }
  expect(movedAlert({ minutes: 30, leads: [moved] })).toMatchObject({
    title: alertTexts.movedFrom('Farah Khan', 'Ravi'),
    body: alertTexts.notCalled(30),
  })
  const { title } = movedAlert({ minutes: 30, leads: [moved, { ...moved, id: '8' }] })
  expect(title).toBe(alertTexts.movedMany(2))
})
