import fc from 'fast-check'
import { expect, test } from 'vitest'

import { visitDays } from '#app/enquiries/visit-request/visit-slot.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'

const [day = '', otherDay = ''] = visitDays(new Date())
const base = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'Price?',
  location: 'Goa',
  page: '/lodha-goa',
}
const visit = { project: 'lodha-goa', day, time: '10:00' }
const last = { utm_source: 'google', at: '2026-01-02' }
const campaign = { first: { gclid: 'a' }, last }
const otherCampaigns = [
  {},
  { last },
  { first: last, last },
  { first: { gclid: 'b' }, last },
  { ...campaign, last: { ...last, at: '2026-01-03' } },
]

let serial = 0
function freshPhone(): string {
  serial += 1
  // Ten digits that begin with 6 may be asked about: with 65 they are a number of Singapore, too.
  return `99${String(Date.now()).slice(-4)}${String(serial).padStart(4, '0')}`
}

function call(pay: unknown, key: string) {
  const headers = { 'content-type': 'application/json', pid: 'northlight', 'idempotency-key': key }
  const meta = { pid: 'northlight', appName: 'website', reqAction: 'connect' }
  const body = JSON.stringify({ meta, pay })
  return fetchPath('/api/v1/user/connect', { method: 'POST', headers, body })
}

function form(fields: Record<string, string>, key: string, path = '/connect', query = '') {
  const headers = { Origin: 'http://homes.test', Referer: `http://homes.test/connect${query}` }
  return postForm(path, { ...fields, ...(key !== '' && { key }) }, headers)
}

async function countOf(phone: string): Promise<number> {
  const rows = await db.selectFrom('leads').select('id').where('phone', '=', phone).execute()
  return rows.length
}

const word = fc.stringMatching(/^[a-z]{3,12}$/)
const key = fc.constantFrom('', 'one key', 'a key that no one guesses')

/** One field that is stored, changed. */
const change = fc.oneof(
  fc.record({ name: word }),
  fc.record({ email: word.map((name) => `${name}@example.org`) }),
  fc.record({ message: word }),
  fc.record({ location: word }),
  fc.record({ page: word.map((name) => `/${name}`) }),
  fc.record({ reachBy: fc.constantFrom('call', 'whatsapp', 'email') }),
  fc.record({ reachWhen: fc.constantFrom('now', 'evening', 'weekend') }),
)
const changeByCall = fc.oneof(
  change,
  fc.record({ asks: fc.array(word, { minLength: 1, maxLength: 3 }) }),
  fc.record({ campaign: fc.constantFrom(...otherCampaigns) }),
  fc.record({ visit: fc.constantFrom({ ...visit, time: '14:00' }, { ...visit, day: otherDay }) }),
)

const runs = { numRuns: 30 }

test('by call, whatever differs in one field is stored too, and the very same is not', async () => {
  await fc.assert(
    fc.asyncProperty(changeByCall, key, async (changed, given) => {
      const pay = { ...base, visit, campaign, phone: freshPhone() }
      for (const sent of [pay, { ...pay, ...changed }, pay, { ...pay, ...changed }]) {
        expect((await call(sent, given)).status).toBe(200)
      }
      expect(await countOf(pay.phone)).toBe(2)
    }),
    runs,
  )
})
test('without script, whatever differs in one field is stored too, and the very same is not', async () => {
  await fc.assert(
    fc.asyncProperty(change, key, async (changed, given) => {
      const fields = { ...base, phone: freshPhone() }
      for (const sent of [fields, { ...fields, ...changed }, fields, { ...fields, ...changed }]) {
        expect((await form(sent, given, '/connect', '?utm_source=google')).status).toBe(200)
      }
      expect(await countOf(fields.phone)).toBe(2)
    }),
    runs,
  )
})
test('without script another campaign or hour of a visit is stored too', async () => {
  const fields = { ...base, phone: freshPhone(), day, time: '10:00' }
  for (const query of ['', '?utm_source=google', '?utm_source=other', '?utm_source=google']) {
    expect((await form(fields, '', '/visit/lodha-goa', query)).status).toBe(200)
  }
  await form({ ...fields, time: '12:00' }, '', '/visit/lodha-goa')
  expect(await countOf(fields.phone)).toBe(4)
})
/** How the very same enquiry comes again: `key` is that of the page that sent it first. */
const ways = {
  reload: (pay: Pay) => call(pay, crypto.randomUUID()),
  back: (pay: Pay, first: string) => call(pay, first),
  'second tab': (pay: Pay) => call(pay, crypto.randomUUID()),
  'slow line': async (pay: Pay, first: string) => {
    const [answer] = await Promise.all([call(pay, first), call(pay, first), call(pay, '')])
    return answer
  },
  'no script': (pay: Pay) => form(pay, ''),
  'without a key': (pay: Pay) => call(pay, ''),
}
type Pay = typeof base & { phone: string }
const way = fc.constantFrom(...Object.values(ways))

test('the very same enquiry is one lead and one notification, however it comes again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(way, fc.boolean()), { minLength: 1, maxLength: 6 }),
      async (steps) => {
        const pay = { ...base, phone: freshPhone() }
        const first = crypto.randomUUID()
        const running: Promise<Response>[] = []
        for (const [send, isWaited] of steps) {
          running.push(send(pay, first))
          if (isWaited) await Promise.all(running)
        }
        for (const { status } of await Promise.all(running)) expect(status).toBe(200)
        const told = await db
          .selectFrom('leads')
          .leftJoin('outbox', 'outbox.lead_id', 'leads.id')
          .select(['leads.id', 'outbox.kind'])
          .where('phone', '=', pay.phone)
          .execute()
        expect(told).toHaveLength(1)
      },
    ),
    runs,
  )
})
test('two people on one phone are two enquiries', async () => {
  const pay = { ...base, phone: freshPhone() }
  await call(pay, '')
  await call({ ...pay, name: 'Rohan Rao' }, '')
  await call({ ...pay, country: 'IN' }, '')
  expect(await countOf(pay.phone)).toBe(2)
})
