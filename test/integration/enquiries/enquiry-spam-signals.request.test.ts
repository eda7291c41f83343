import { createChallenge, solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { contactCode } from '#app/leads/contact-clicks/contact-code.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'

const meta = { pid: 'northlight' }
const thanks = enquiryTexts.sent
const email = 'asha@signs.request.test'

afterAll(async () => {
  await db.deleteFrom('leads').where('email', '=', email).execute()
})

let serial = 0
function fields() {
  serial += 1
  const phone = `9400${String(serial).padStart(6, '0')}`
  return { name: 'Asha Rao', phone, email, message: `Price? ${serial}` }
}

/** Sends an enquiry by the call; answers what is stored of it, once it got the ordinary answer. */
async function call(signs: unknown) {
  const pay = fields()
  const response = await fetchPath('/api/v1/user/connect', {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight' },
    body: JSON.stringify({ meta, pay: { ...pay, signs } }),
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    statusCode: '000',
    message: thanks,
    data: { reference: expect.stringMatching(contactCode), withdraw: expect.any(String) },
  })
  return storedOf(pay.phone)
}

async function storedOf(phone: string) {
  const lead = db
    .selectFrom('leads')
    .select(['spam_reason', 'spam_signals'])
    .where('phone', '=', phone)
  return lead.executeTakeFirstOrThrow()
}

// The challenge itself is handed back as it came.
const answerShape = z.object({ data: z.custom<Challenge>((value) => typeof value === 'object') })

async function solvedOf(challenge: Challenge) {
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

async function solve() {
  const response = await fetchPath('/api/v1/enquiry-puzzles', { method: 'POST' })
  expect(response.headers.get('cache-control')).toBe('no-store')
  return solvedOf(answerShape.parse(await response.json()).data)
}

test('an enquiry whose device solved a challenge has no sign of a program; the same solution counts once', async () => {
  const solved = await solve()
  expect(await call({ ms: 40_000, solved })).toEqual({ spam_reason: null, spam_signals: [] })
  expect(await call({ ms: 40_000, solved })).toEqual({
    spam_reason: null,
    spam_signals: ['unsolved'],
  })
})

test('a wrong number, an expired challenge and one of another site are as good as none', async () => {
  const { challenge, solution } = await solve()
  const later = Math.floor(Date.now() / 1000) + 600
  const foreign = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 5,
    deriveKey,
    expiresAt: later,
    hmacSignatureSecret: 'of another site',
    hmacKeySignatureSecret: 'of another site',
  })
  const expired = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 1 } }
  for (const solved of [
    { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } },
    { challenge: expired, solution },
    await solvedOf(foreign),
  ])
    expect(await call({ solved })).toEqual({ spam_reason: null, spam_signals: ['unsolved'] })
})

test('what is sent within a moment and without a solution waits in the dashboard', async () => {
  expect(await call({ ms: 900 })).toEqual({
    spam_reason: 'signs',
    spam_signals: ['hasty', 'unsolved'],
  })
  expect(await call({ ms: 900, solved: await solve() })).toEqual({
    spam_reason: null,
    spam_signals: ['hasty'],
  })
  expect(await call({ ms: 3000 })).toEqual({ spam_reason: null, spam_signals: ['unsolved'] })
})

test('whatever the form says of how it was filled in, nothing is refused', async () => {
  for (const signs of [null, 'x', 7, [], { hidden: {}, ms: 'soon', solved: [[]] }, { ms: null }])
    expect(await call(signs)).toEqual({ spam_reason: null, spam_signals: ['unsolved'] })
})

test('a form without script is honest, and one whose hidden field is filled in waits in the dashboard', async () => {
  const honest = fields()
  expect(await (await postForm('/connect', { ...honest, subject: '' })).text()).toContain(thanks)
  expect(await storedOf(honest.phone)).toEqual({ spam_reason: null, spam_signals: ['unsolved'] })
  const forged = fields()
  const answer = await postForm('/connect', { ...forged, subject: 'SEO offer' })
  expect(answer.status).toBe(200)
  const receipt = await answer.text()
  expect(receipt).toContain(thanks)
  expect(receipt).toContain('Your reference')
  expect(await storedOf(forged.phone)).toEqual({
    spam_reason: 'signs',
    spam_signals: ['hidden', 'unsolved'],
  })
})

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('JSON of many depths is an enquiry like any other, and leaves the site in order', async () => {
  for (const depth of [1000, 25_000]) {
    const pay = fields()
    const body = `{"meta":{"pid":"northlight","x":${deep(depth)}},"pay":${JSON.stringify(pay).slice(0, -1)},"campaign":${deep(100)},"signs":{"solved":${deep(100)}}}}`
    const response = await fetchPath('/api/v1/user/connect', {
      method: 'POST',
      headers: { 'content-type': 'application/json', pid: 'northlight' },
      body,
    })
    expect(response.status, String(depth)).toBe(200)
    expect(await storedOf(pay.phone)).toEqual({ spam_reason: null, spam_signals: ['unsolved'] })
  }
})
