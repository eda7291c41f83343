import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { forgetDrafts } from '#app/lib/form-drafts/draft-store.ts'
import { deviceStorage } from '#test/helpers/device-storage.ts'

import { dropCall, keepCall, listCalls, sendCalls } from './waiting-calls.ts'

const server = vi.fn<(address: string, sent: { body: URLSearchParams }) => Promise<Response>>()

beforeEach(() => {
  server.mockReset()
  vi.stubGlobal('window', { localStorage: deviceStorage() })
  vi.stubGlobal('fetch', server)
})
afterEach(() => vi.unstubAllGlobals())

function log(lead: string, outcome: string, at: string): void {
  const posted = new FormData()
  const fields = { name: `Lead ${lead}`, outcome, at, note: 'After six', 'seen.status': 'new' }
  for (const [name, value] of Object.entries(fields)) posted.append(name, value)
  keepCall('7', lead, posted)
}

const answer = (status: number, text: string | null = null) =>
  server.mockResolvedValueOnce(new Response(text, { status }))
const sent = () => server.mock.calls.map(([address, { body }]) => [address, body.get('outcome')])

test('calls are sent in their order, each with a key of its own, and are gone once taken', async () => {
  log('12', 'busy', '2026-11-29T10:05:00.000Z')
  log('11', 'connected details 2026-11-30T04:30:00.000Z', '2026-11-29T10:00:00.000Z')
  expect(listCalls('7').map(({ lead, outcome, note }) => [lead, outcome, note])).toEqual([
    ['11', 'connected', 'After six'],
    ['12', 'busy', 'After six'],
  ])
  answer(204)
  answer(204)
  expect(await sendCalls('7')).toBe(2)
  expect(sent()).toEqual([
    ['/dashboard/leads/11/calls', 'connected details 2026-11-30T04:30:00.000Z'],
    ['/dashboard/leads/12/calls', 'busy'],
  ])
  const [one, other] = server.mock.calls.map(([, { body }]) => body)
  expect(one?.get('key')).toMatch(/^[\da-f-]{36}$/)
  expect(one?.get('key')).not.toBe(other?.get('key'))
  expect([one?.get('seen.status'), one?.has('name'), one?.has('lead')]).toEqual([
    'new',
    false,
    false,
  ])
  expect(listCalls('7')).toEqual([])
})

test('a refused call keeps its text and its reason, and is not sent again', async () => {
  log('11', 'busy', '2026-11-29T10:00:00.000Z')
  answer(409, 'Someone changed this lead.')
  expect([await sendCalls('7'), await sendCalls('7')]).toEqual([0, 0])
  const [call] = listCalls('7')
  expect(call).toMatchObject({ note: 'After six', refused: 'Someone changed this lead.' })
  expect(server).toHaveBeenCalledOnce()
  dropCall('7', call?.key ?? '')
  expect(listCalls('7')).toEqual([])
})

test('without the server or a session all wait, with the same keys', async () => {
  log('11', 'busy', '2026-11-29T10:00:00.000Z')
  log('12', 'busy', '2026-11-29T10:05:00.000Z')
  const keys = listCalls('7').map(({ key }) => key)
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await sendCalls('7')).toBe(0)
  answer(503)
  expect(await sendCalls('7')).toBe(0)
  server.mockResolvedValueOnce(Response.redirect('https://site.test/admin'))
  expect(await sendCalls('7')).toBe(0)
  expect(sent().map(([address]) => address)).toEqual(Array(3).fill('/dashboard/leads/11/calls'))
  expect(listCalls('7').map(({ key }) => key)).toEqual(keys)
})

test('another person neither sees nor sends them, and a sign-out removes them', async () => {
  log('11', 'busy', '2026-11-29T10:00:00.000Z')
  expect([listCalls('8'), await sendCalls('8')]).toEqual([[], 0])
  expect(server).not.toHaveBeenCalled()
  forgetDrafts('7')
  expect(listCalls('7')).toEqual([])
})
