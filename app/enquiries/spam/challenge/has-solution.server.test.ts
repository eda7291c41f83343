import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'

import { bringsSolution } from './has-solution.server.ts'
import { issueChallenge } from './challenge.server.ts'

const call = (body: string) =>
  new Request('http://homes.test/api/v1/user/connect', { method: 'POST', body })

async function solved() {
  const challenge = await issueChallenge()
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

test('a solution is detected, and the body stays readable', async () => {
  const body = JSON.stringify({ pay: { name: 'Asha Rao', signs: { solved: await solved() } } })
  const request = call(body)
  expect(await bringsSolution(request)).toBe(true)
  expect(await request.text()).toBe(body)
})

test('a body that is already read is not read again', async () => {
  const body = JSON.stringify({ pay: { signs: { solved: await solved() } } })
  expect(await bringsSolution(call('{}'), Buffer.from(body))).toBe(true)
})

test('a solution sent again and again does not count', async () => {
  const body = JSON.stringify({ pay: { signs: { solved: await solved() } } })
  const answers: boolean[] = []
  for (let time = 0; time < 7; time += 1) answers.push(await bringsSolution(call(body)))
  expect(answers).toEqual([true, true, true, true, true, false, false])
})

test.each([
  '',
  'name=Asha',
  'null',
  '[]',
  '{"pay":"x"}',
  '{"pay":{"signs":{}}}',
  '{"pay":{"signs":{"solved":{"challenge":{},"solution":{}}}}}',
])('%j brings none', async (body) => {
  expect(await bringsSolution(call(body))).toBe(false)
})
