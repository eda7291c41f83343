import { expect, test } from 'vitest'

import { receiveDelivery } from '#app/sources/pipeline/receive.server.ts'
import { deliveryTexts } from '#app/strings/en/sources/delivery.ts'
import { db } from '#db/client.server.ts'
import { sourceRequest } from '#test/helpers/deliveries.ts'

import { addSource, newPhone, type MadeSource } from './source-scene.ts'

const ALLOWED = 1200

const never = (error: unknown) => {
  throw error
}

function ask(part: string, key: string, address: string) {
  const request = sourceRequest(`/api/v1/sources/${part}`, {
    body: JSON.stringify({ phone: newPhone() }),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  return receiveDelivery(db, part, request, { now: new Date(), address, report: never })
}

async function statuses(count: number, one: (index: number) => ReturnType<typeof ask>) {
  const counts = new Map<number, number>()
  for (let index = 0; index < count; index += 1) {
    const { status } = await one(index)
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return counts
}

test('who knows the public id and no key cannot block a source, and is limited by address', async () => {
  const source = await addSource('generic')
  const address = '198.51.100.1'
  expect(await statuses(65, () => ask(source.publicId, 'lk_wrong', address))).toEqual(
    new Map([
      [401, 60],
      [429, 5],
    ]),
  )
  const limited = await ask(source.publicId, 'lk_wrong', address)
  expect(limited).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } })
  expect(JSON.parse(limited.body)).toMatchObject({ message: deliveryTexts.tooManyKeys })
  expect((await ask('lk_guessed', '', address)).status).toBe(429)
  expect((await ask(source.publicId, 'lk_wrong', '198.51.100.2')).status).toBe(401)
  expect((await ask(source.publicId, source.key, address)).status).toBe(201)
})

/** As a tool tests its connection, with the right key. */
function look({ publicId, key }: MadeSource) {
  const headers = { authorization: `Bearer ${key}` }
  const request = sourceRequest(`/api/v1/sources/${publicId}`, { headers })
  const reception = { now: new Date(), address: '198.51.100.3', report: never }
  return receiveDelivery(db, publicId, request, reception)
}

test('a source with its key has a limit of its own', async () => {
  const [source, other] = [await addSource('generic'), await addSource('generic')]
  expect(await statuses(ALLOWED + 1, () => look(source))).toEqual(
    new Map([
      [200, ALLOWED],
      [429, 1],
    ]),
  )
  expect((await look(other)).status).toBe(200)
})
