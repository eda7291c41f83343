import { expect, inject, test } from 'vitest'

import { blackHole } from '#test/black-hole.ts'

import { knock } from './knock.ts'

/** Generous: only what never answers takes it. */
const PATIENCE_MS = 5000

test('a PostgreSQL that answers is there; one that refuses, or says nothing, is not', async () => {
  expect(await knock(inject('databaseUrl'), PATIENCE_MS)).toBe(true)
  expect(await knock('postgres://nobody@127.0.0.1:1/none', PATIENCE_MS)).toBe(false)
  const hole = await blackHole(inject('socketFolder'))
  hole.swallow({ shut: true })
  expect(await knock(`postgres://nobody@127.0.0.1:${hole.port}/none`, 200)).toBe(false)
  hole.close()
})
