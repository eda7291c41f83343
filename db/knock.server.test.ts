import { Client } from 'pg'
import { expect, inject, test } from 'vitest'

import { blackHole } from '#test/black-hole.ts'
import { whileLocked } from '#test/locked.ts'

import { knock } from './knock.ts'

/** Generous: only what never answers takes it. */
const PATIENCE_MS = 5000

test('a PostgreSQL that answers is there; one that refuses, or says nothing, is not', async () => {
  expect(await knock(inject('databaseUrl'), PATIENCE_MS)).toBe('there')
  expect(await knock('postgres://nobody@127.0.0.1:1/none', PATIENCE_MS)).toBe('silent')
  const hole = await blackHole(inject('socketFolder'))
  hole.swallow({ shut: true })
  expect(await knock(`postgres://nobody@127.0.0.1:${hole.port}/none`, 200)).toBe('silent')
  hole.close()
})

test('it is locked while all that it is asked waits for locks, and not while anything else is done', async () => {
  const url = inject('databaseUrl')
  const clients = [new Client({ connectionString: url }), new Client({ connectionString: url })]
  await Promise.all(clients.map((client) => client.connect()))
  const [waiting, working] = clients
  const seen: unknown[] = []
  const asked: unknown[] = []
  await whileLocked('leads', async () => {
    asked.push(waiting?.query('select from leads limit 1'))
    await expect.poll(() => knock(url, PATIENCE_MS)).toBe('locked')
    await working?.query('begin')
    seen.push(await knock(url, PATIENCE_MS))
    await working?.query('commit')
    seen.push(await knock(url, PATIENCE_MS))
  })
  await Promise.all(asked)
  expect(seen).toEqual(['there', 'locked'])
  await Promise.all(clients.map((client) => client.end()))
})
