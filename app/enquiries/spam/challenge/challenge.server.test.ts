import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeAll, expect, test } from 'vitest'

import { issueChallenge, readSolved } from './challenge.server.ts'

type Solved = Awaited<ReturnType<typeof solve>>

async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('No one solved it.')
  return { challenge, solution }
}

let solved: Solved

beforeAll(async () => {
  solved = await solve(await issueChallenge())
})

test('a solved challenge has its nonce and its expiry', async () => {
  const read = await readSolved(solved)
  expect(read?.nonce).toBe(solved.challenge.parameters.nonce)
  const hours = ((read?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(1.9)
  expect(hours).toBeLessThanOrEqual(2)
  expect(await readSolved(JSON.parse(JSON.stringify(solved)))).toEqual(read)
})

test.each([
  ['none', () => undefined],
  ['a puzzle', () => issueChallenge()],
  ['a short key', () => ({ ...solved, solution: { ...solved.solution, derivedKey: 'ab' } })],
  ['a short signature', () => ({ ...solved, challenge: { ...solved.challenge, signature: 'ab' } })],
])('%s does not count as a solution', async (_, sent) => {
  expect(await readSolved(await sent())).toBeUndefined()
})

test('no two challenges are equal', async () => {
  const other = await issueChallenge()
  expect(other.parameters.nonce).not.toBe(solved.challenge.parameters.nonce)
  expect(await readSolved({ ...solved, challenge: other })).toBeUndefined()
})

test('a key that belongs to a number, but not to the one that was sought, is no solution', async () => {
  const { parameters } = solved.challenge
  const { derivedKey } = await deriveKey(
    parameters,
    Buffer.from(parameters.salt, 'hex'),
    Buffer.from(`${parameters.nonce}00000000`, 'hex'),
  )
  const guessed = { counter: 0, derivedKey: Buffer.from(derivedKey).toString('hex') }
  expect(await readSolved({ ...solved, solution: guessed })).toBeUndefined()
})

test('a challenge that is easier, lasts longer or has another signature is invalid', async () => {
  const { challenge } = solved
  const { parameters } = challenge
  const { keySignature: _gone, ...unsigned } = parameters
  const forged = [
    { ...challenge, parameters: { ...parameters, cost: 1 } },
    { ...challenge, parameters: { ...parameters, keyPrefix: '00' } },
    { ...challenge, parameters: { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 1 } },
    { ...challenge, parameters: unsigned },
    { ...challenge, signature: 'ab'.repeat(32) },
    { parameters },
  ]
  for (const one of forged)
    expect(await readSolved({ ...solved, challenge: one }), JSON.stringify(one)).toBeUndefined()
})

test('a late solution does not count', async () => {
  const late = await solve(await issueChallenge(Date.now() - 3 * 3_600_000))
  expect(await readSolved(late)).toBeUndefined()
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'solved'],
  ['a list', [1]],
  ['no key', { challenge: {}, solution: {} }],
])('%s is no solution', async (_, sent) => {
  expect(await readSolved(sent)).toBeUndefined()
})

test('half a byte of a key is no solution', async () => {
  const { solution } = solved
  const odd = { ...solution, derivedKey: solution.derivedKey.slice(1) }
  expect(await readSolved({ ...solved, solution: odd })).toBeUndefined()
})
