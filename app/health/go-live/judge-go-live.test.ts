import { expect, test } from 'vitest'

import { bad, good, look } from '#app/health/health-check.ts'
import { goLiveTexts } from '#app/strings/en/go-live.ts'
import { healthTexts } from '#app/strings/en/health.ts'

import {
  goLiveNames,
  judgeGoLive,
  minutesLeft,
  type GoLiveFacts,
  type GoLiveName,
} from './judge-go-live.ts'

const { seen } = goLiveTexts

const fresh: GoLiveFacts = {
  business: {
    brand: 'Northlight Estates',
    missing: [healthTexts.examples.settings.BRAND, healthTexts.examples.settings.PUBLIC_PHONE],
  },
  email: { hasServer: false, to: [] },
  states: { works: [], registered: [] },
  backups: { isSet: false, finding: bad(healthTexts.backup.unset, 'Name a place.') },
  team: { joined: 1, invited: 0 },
  origin: '',
  contact: { name: undefined, email: undefined },
}

const live: GoLiveFacts = {
  business: { brand: 'Rao Homes', missing: [] },
  email: { hasServer: true, to: ['team@rao.test'] },
  states: { works: ['Goa'], registered: ['Goa'] },
  backups: { isSet: true, finding: good('The last good one is 5 hours old.') },
  team: { joined: 1, invited: 1 },
  origin: 'https://rao.test',
  contact: { name: 'Meera Rao', email: 'privacy@rao.test' },
}

function judged(name: GoLiveName, facts: Partial<GoLiveFacts>) {
  return judgeGoLive({ ...live, ...facts }).find((one) => one.name === name)
}

test('a fresh site has everything to do, one that is ready nothing', () => {
  expect(judgeGoLive(fresh).map(({ name, isDone }) => [name, isDone])).toEqual(
    goLiveNames.map((name) => [name, false]),
  )
  expect(judgeGoLive(live).filter(({ isDone }) => !isDone)).toEqual([])
})

test('what is left takes the minutes of the open steps', () => {
  expect(minutesLeft(judgeGoLive(live))).toBe(0)
  const half = judgeGoLive({ ...live, email: fresh.email, contact: fresh.contact, origin: '' })
  expect(minutesLeft(half)).toBe(5)
})

test('what is missing of the business is named', () => {
  expect(judged('business', { business: fresh.business })?.seen).toBe(
    seen.businessMissing('brand name, public phone'),
  )
})

test.each([
  [[], ['Goa'], true, seen.rera('Goa')],
  [['Goa', 'Haryana'], ['Goa'], false, `${seen.rera('Goa')} ${seen.reraMissing('Haryana')}`],
  [['Haryana'], [], false, seen.reraMissing('Haryana')],
  [[], [], false, seen.noRera],
])('who works in %o and is registered in %o is done: %s', (works, registered, isDone, text) => {
  expect(judged('rera', { states: { works, registered } })).toMatchObject({ isDone, seen: text })
})

test('a mail server without people to write to is not enough', () => {
  const email = { hasServer: true, to: [] }
  expect(judged('email', { email })).toMatchObject({ isDone: false, seen: seen.noRecipient })
})

test.each([
  [true, look('Not encrypted.', 'Make a key.'), true],
  [true, bad('Too old.', 'Look.'), false],
  [false, look('Not encrypted.', 'Make a key.'), false],
])('a backup with a place (%s) that is %o is done: %s', (isSet, finding, isDone) => {
  expect(judged('backups', { backups: { isSet, finding } })?.isDone).toBe(isDone)
})

test('a second account or an open invitation is a team', () => {
  const alone = { joined: 1, invited: 0 }
  expect(judged('team', { team: alone })).toMatchObject({ isDone: false, seen: seen.noTeam })
  expect(judged('team', { team: { ...alone, joined: 2 } })?.isDone).toBe(true)
  expect(judged('team', { team: { ...alone, invited: 2 } })?.seen).toBe(
    '1 person can sign in, 2 invitations open.',
  )
})

test('only an https address is secure', () => {
  expect(judged('address', { origin: 'http://rao.test' })?.isDone).toBe(false)
})

test('the contact needs a name and an email', () => {
  expect(judged('contact', { contact: { name: 'Meera Rao', email: undefined } })).toMatchObject({
    isDone: false,
    seen: seen.noContactEmail,
  })
})
