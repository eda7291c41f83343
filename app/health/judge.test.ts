import { expect, test } from 'vitest'

import { healthTexts } from '#app/strings/en/health.ts'
import { outboxTexts } from '#app/strings/en/notifications.ts'
import { settingLabels } from '#app/strings/en/setting-fields.ts'
import { spamListTexts } from '#app/strings/en/spam.ts'

import { worstFirst } from './health-check.ts'
import {
  judgeAlerts,
  judgeBackup,
  judgeBlocked,
  judgeLying,
  judgeDeliveries,
  judgeDisk,
  judgeExamples,
  judgeLegal,
  judgeSource,
  judgeSpam,
  judgeWithdrawals,
} from './judge.ts'

const last = { hours: 5, megabytes: 12, place: '/mnt/disk', isEncrypted: true }
const set = { isSet: true, isOff: false, last, failure: undefined }

test('a backup is good for a day, late after thirty hours and lost after three days', () => {
  expect(judgeBackup(set).state).toBe('good')
  expect(judgeBackup({ ...set, last: { ...last, hours: 31 } }).state).toBe('look')
  expect(judgeBackup({ ...set, last: { ...last, hours: 73 } }).state).toBe('bad')
})

test('a missing backup, a missing place, a failed attempt and an unencrypted backup each have a remedy', () => {
  expect(judgeBackup({ ...set, last: undefined })).toMatchObject({ state: 'bad' })
  expect(judgeBackup({ ...set, isSet: false, last: undefined }).todo).toBe(
    healthTexts.backup.unsetTodo,
  )
  expect(judgeBackup({ ...set, failure: 'no room' }).message).toContain('no room')
  expect(judgeBackup({ ...set, last: { ...last, isEncrypted: false } }).todo).toBe(
    healthTexts.backup.openTodo,
  )
  expect(judgeBackup({ ...set, isOff: true }).todo).toBe(healthTexts.backup.offTodo)
})

test('spam needs a review when it is unusual or near its limit', () => {
  const usual = { kept: 900, max: 20_000, hour: 51, day: 300, usualHour: 12, isUnusual: false }
  expect(judgeSpam(usual).state).toBe('good')
  expect(judgeSpam(usual).message).toContain('900 stored; the limit is 20,000')
  expect(judgeSpam({ ...usual, isUnusual: true }).todo).toContain(spamListTexts.pleaseCheck)
  expect(judgeSpam({ ...usual, kept: 19_000 }).todo).toContain(settingLabels.SPAM_MAX_STORED)
})

test('a disk is bad when enquiries are refused', () => {
  const states = [100, 500, 9000].map(
    (free) => judgeDisk({ free, floor: 128, folder: '/data' }).state,
  )
  expect(states).toEqual(['bad', 'look', 'good'])
})

test('without the database the backup files decide', () => {
  expect(judgeLying(undefined, undefined).state).toBe('bad')
  expect(judgeLying('/mnt/disk', undefined)).toMatchObject({ state: 'bad' })
  expect(judgeLying('/mnt/disk', 31).state).toBe('bad')
  expect(judgeLying('/mnt/disk', 5)).toMatchObject({
    state: 'good',
    message: expect.stringContaining('in /mnt/disk is 5 hours old'),
  })
})

test('only silence beyond chance is reported', () => {
  expect(judgeSource('enquiries', { hours: 24, perDay: 2 }).state).toBe('good')
  expect(judgeSource('enquiries', { hours: 24, perDay: 7 }).state).toBe('look')
  expect(judgeSource('calls', { hours: undefined, perDay: 0 }).state).toBe('good')
})

const refused = (reports: number) => [
  { directive: 'script-src-elem', blocked: 'inline', reports, all: reports + 2 },
  { directive: 'img-src', blocked: 'ads.example', reports: 2, all: reports + 2 },
]

test('a few CSP reports are browser extensions, many of one kind need a review', () => {
  expect(judgeBlocked([])).toMatchObject({ state: 'good' })
  expect(judgeBlocked(refused(49)).state).toBe('good')
  const { state, message: says } = judgeBlocked(refused(50))
  expect(state).toBe('look')
  expect(says).toContain('blocked content 52 times')
  expect(says).toContain('script-src-elem (inside a page), img-src (ads.example)')
})

test('alerts that wait longer than a few minutes are reported', () => {
  expect(judgeAlerts({ devices: 1, waiting: 3, hours: 0.01 }).state).toBe('good')
  expect(judgeAlerts({ devices: 1, waiting: 3, hours: 0.5 })).toMatchObject({
    state: 'look',
    job: 'push',
  })
})

const none = { count: 0, hours: 0 }
const arriving = { places: 2, devices: 1, due: none, failing: none, dead: 0, unconfirmed: 0 }

test('delivered emails and webhooks are good, and so is a first failure', () => {
  const { state, message: says } = judgeDeliveries(arriving)
  expect([state, says]).toEqual(['good', expect.stringContaining('to 2 destinations')])
  const justNow = { due: { count: 40, hours: 0.2 }, failing: { count: 3, hours: 0.9 } }
  expect(judgeDeliveries({ ...arriving, ...justNow }).state).toBe('good')
})

test.each([
  [
    'stands still',
    { due: { count: 3, hours: 2 } },
    'bad',
    '3 notifications are overdue',
    '2 hours',
    healthTexts.start.notifications,
  ],
  ['was given up', { dead: 1 }, 'bad', '1 notification failed', '', outboxTexts.allAgain],
  [
    'has nowhere to go',
    { places: 0, devices: 0 },
    'bad',
    'No one gets a notification',
    '',
    healthTexts.deliveries.noRecipientsTodo,
  ],
  [
    'goes to devices alone',
    { places: 0 },
    'look',
    'alerts to 1 device.',
    '',
    healthTexts.deliveries.noRecipientsTodo,
  ],
  [
    'fails',
    { failing: { count: 1, hours: 5 } },
    'look',
    '1 notification does not',
    '5 hours',
    'Notifications',
  ],
  ['is refused by visitors', { unconfirmed: 2 }, 'look', '2 confirmations', '', 'by phone'],
] as const)('%s has a finding with a remedy', (_, found, state, says, since, todo) => {
  const judged = judgeDeliveries({ ...arriving, ...found })
  expect(judged.state).toBe(state)
  expect(judged.message).toContain(says)
  expect(judged.message).toContain(since)
  expect(judged.todo).toContain(todo)
})

test('all faults of emails and webhooks are listed, the worst first', () => {
  const due = { count: 1, hours: 1 }
  const {
    state,
    message: says,
    todo,
  } = judgeDeliveries({ ...arriving, due, dead: 2, unconfirmed: 1 })
  expect(state).toBe('bad')
  expect(says).toMatch(
    /^1 notification is overdue.* 2 notifications failed\. 1 confirmation to a visitor/,
  )
  expect(todo).toMatch(new RegExp(`Send now.*${outboxTexts.allAgain}.*by phone`))
})

test('example values are bad once the site has an address', () => {
  expect(judgeExamples(['PUBLIC_URL', 'BRAND'], []).state).toBe('look')
  expect(judgeExamples(['BRAND'], [])).toMatchObject({ state: 'bad', settings: ['BRAND'] })
  expect(judgeExamples([], []).state).toBe('good')
  const says = healthTexts.examples.unprinted('🏡')
  expect(judgeExamples([], ['🏡'])).toMatchObject({ state: 'look', message: says })
})

test('a legal section that is still to write is for review, unless the settings hold it', () => {
  const { legal } = healthTexts
  const found = judgeLegal([settingLabels.GOVERNING_LAW], false)
  expect(found).toEqual({
    state: 'look',
    message: legal.blank(settingLabels.GOVERNING_LAW),
    todo: legal.todo,
    settings: ['GOVERNING_LAW'],
  })
  expect(judgeLegal([settingLabels.GOVERNING_LAW], true).state).toBe('good')
  expect(judgeLegal([], false).state).toBe('good')
})

test('what needs the owner comes first', () => {
  const told = worstFirst([
    { name: 'disk', state: 'good', message: '' },
    { name: 'rera', state: 'look', message: '' },
    { name: 'backup', state: 'bad', message: '' },
  ])
  expect(told.map(({ name }) => name)).toEqual(['backup', 'rera', 'disk'])
})

test('a withdrawal that a restore would undo, or an overdue erasure, needs the owner now', () => {
  const nothing = { unfiled: 0, unerased: 0, uncopied: 0, waiting: 0 }
  expect(judgeWithdrawals(nothing).state).toBe('good')
  const { state, message: says } = judgeWithdrawals({ ...nothing, unfiled: 1, unerased: 2 })
  expect([state, says]).toEqual([
    'bad',
    expect.stringMatching(/^1 withdrawal is only .* of 2 withdrawals is past/),
  ])
  const uncopied = judgeWithdrawals({ ...nothing, uncopied: 1 })
  expect([uncopied.state, uncopied.message]).toEqual([
    'bad',
    expect.stringMatching(/^The site could not copy 1 withdrawal /),
  ])
  const { withdrawals } = healthTexts
  expect(judgeWithdrawals({ ...nothing, waiting: 3 })).toEqual({
    state: 'bad',
    message: withdrawals.pending(3),
    todo: withdrawals.pendingTodo,
  })
})
