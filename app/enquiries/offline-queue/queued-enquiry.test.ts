import { expect, test } from 'vitest'

import type { Dispatch, Reply } from '#app/enquiries/form/send-enquiry.ts'

import {
  fieldsOf,
  trySendAll,
  withoutVisit,
  type QueuedEnquiry,
  type QueueStore,
} from './queued-enquiry.ts'

function waitingAs(key: string, more: Partial<QueuedEnquiry> = {}): QueuedEnquiry {
  const [name, phone, email, message] = ['Asha Rao', '9876543210', 'asha@example.com', 'Price?']
  return {
    enquiry: { name, phone, email, message, country: 'IN' },
    asks: [],
    location: 'Cedar Court',
    page: '/visit/cedar-court',
    campaign: {},
    key,
    productId: 'northlight',
    reach: {},
    ...more,
  }
}

function deviceWith(...waiting: QueuedEnquiry[]) {
  const kept = new Map(waiting.map((each) => [each.key, each]))
  const [sent, told] = [[] as string[], [] as string[]]
  const place: QueueStore = {
    list: () => Promise.resolve([...kept.values()]),
    drop: ({ key }) => Promise.resolve(kept.delete(key)),
    refuse: (each, words) => Promise.resolve(kept.set(each.key, { ...each, refused: words })),
  }
  const tryAll = (replyTo: (dispatch: Dispatch) => Reply) =>
    trySendAll(
      place,
      (dispatch) => {
        sent.push(dispatch.key)
        return Promise.resolve(replyTo(dispatch))
      },
      ({ key }, { text }) => told.push(`${key}: ${text}`),
    )
  return { kept, sent, told, tryAll }
}

const taken: Reply = { received: true, ok: true, text: 'Thank you.' }
const refused: Reply = { received: true, ok: false, text: 'That day cannot be asked for.' }

test('an accepted enquiry is removed, and reported once', async () => {
  const { kept, sent, told, tryAll } = deviceWith(waitingAs('a'), waitingAs('b'))
  await tryAll(() => taken)
  await tryAll(() => taken)
  expect([[...kept], sent, told]).toEqual([[], ['a', 'b'], ['a: Thank you.', 'b: Thank you.']])
})

test('a refused enquiry stays with the server’s text, and is not sent again', async () => {
  const { kept, sent, told, tryAll } = deviceWith(waitingAs('a'))
  for (let tries = 0; tries < 3; tries += 1) await tryAll(() => refused)
  expect(kept.get('a')).toEqual(waitingAs('a', { refused: 'That day cannot be asked for.' }))
  expect([sent, told]).toEqual([['a'], ['a: That day cannot be asked for.']])
})

test('an unanswered enquiry stays, is retried, and blocks none behind it', async () => {
  const { kept, sent, told, tryAll } = deviceWith(waitingAs('a'), waitingAs('b'))
  await tryAll(({ key }) => (key === 'a' ? { received: false } : taken))
  expect([...kept.values()]).toEqual([waitingAs('a')])
  await tryAll(() => taken)
  expect([sent, told]).toEqual([
    ['a', 'b', 'a'],
    ['b: Thank you.', 'a: Thank you.'],
  ])
})

test('without its day a refused visit is an enquiry that may be sent, and still asks for a visit', () => {
  const visit = { project: 'cedar-court', day: '2026-11-28', time: '10:00' }
  const plain = withoutVisit(waitingAs('a', { visit, refused: 'Gone.', asks: ['Price list'] }))
  expect(plain).toEqual(waitingAs('a', { asks: ['Price list', 'A site visit'] }))
  expect(withoutVisit(plain)).toEqual(plain)
  expect(withoutVisit(waitingAs('b', { refused: 'No.' }))).toEqual(waitingAs('b'))
})

test('a refused enquiry fills its form, except for the day', () => {
  const visit = { project: 'cedar-court', day: '2026-11-28', time: '10:00' }
  expect(fieldsOf(waitingAs('a', { visit, reach: { by: 'call' } }))).toEqual({
    name: 'Asha Rao',
    phone: '9876543210',
    email: 'asha@example.com',
    message: 'Price?',
    country: 'IN',
    reachBy: 'call',
    reachWhen: '',
    day: '',
    time: '10:00',
  })
})
