import { sql } from 'kysely'
import { afterEach, expect } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { questions } from '#app/projects/questions/question.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'

import type { AlertSubject } from './alert-subject.server.ts'
import { recordAlert } from './visitor-alerts.server.ts'

const { ENQUIRY_LIMIT_IPV4, ENQUIRY_LIMIT_IPV6, ENQUIRY_LIMIT_FORM } = config
const limits = { ENQUIRY_LIMIT_IPV4, ENQUIRY_LIMIT_IPV6, ENQUIRY_LIMIT_FORM }
afterEach(() => {
  Object.assign(config, limits)
})

const bina = { phone: '9812300077' }
const address = '203.0.113.9'

/** Each another one. */
function subjectOf(count: number): AlertSubject {
  const question = questions[count % questions.length]?.key ?? 'price'
  return { projectId: Math.floor(count / questions.length), question }
}

const askFrom = (db: Executor, from: string) =>
  recordAlert(db, { subject: subjectOf(0), contact: bina, address: from })

async function ask(db: Executor, count: number): Promise<void> {
  const result = await recordAlert(db, { subject: subjectOf(count), contact: bina, address })
  expect(result).toBe('stored')
}

it('too many requests of one network are refused', async ({ trx: db }) => {
  Object.assign(config, { ENQUIRY_LIMIT_IPV4: 2 })
  for (const result of ['stored', 'stored', 'limited'])
    expect(await askFrom(db, address)).toBe(result)
})

it('twenty alerts of a person are all, and the oldest unconfirmed one makes room', async ({
  trx: db,
}) => {
  const held = async () => {
    const { rows } = await sql<{ token: string }>`
      select token from visitor_alerts where phone = '9812300077' order by id`.execute(db)
    return rows.map(({ token }) => token)
  }
  for (let count = 0; count < 20; count += 1) await ask(db, count)
  const tokens = await held()
  await ask(db, 3)
  expect(await held()).toEqual(tokens)
  await sql`update visitor_alerts set confirmed_at = now() where token = ${tokens[0]}`.execute(db)
  await ask(db, 29)
  const next = (await held()).at(-1)
  expect(tokens).not.toContain(next)
  expect(await held()).toEqual([tokens[0], ...tokens.slice(2), next])
  await sql`update visitor_alerts set confirmed_at = now()`.execute(db)
  await ask(db, 30)
  expect(await held()).toEqual([tokens[0], ...tokens.slice(2), next])
})

it('an IPv6 household has its own limit, and its network that of an address', async ({
  trx: db,
}) => {
  Object.assign(config, { ENQUIRY_LIMIT_IPV6: 1, ENQUIRY_LIMIT_IPV4: 3 })
  for (const [from, result] of [
    ['2001:db8:5:1::', 'stored'],
    ['2001:db8:5:1::', 'limited'],
    ['2001:db8:5:2::', 'stored'],
    ['2001:db8:5:3::', 'stored'],
    ['2001:db8:5:4::', 'limited'],
    ['2001:db8:6:1::', 'stored'],
  ] as const)
    expect(await askFrom(db, from)).toBe(result)
})

it('a flood of one address leaves room for quiet senders', async ({ trx: db }) => {
  Object.assign(config, { ENQUIRY_LIMIT_FORM: 4 })
  for (const result of ['stored', 'stored', 'stored', 'stored', 'limited', 'limited'])
    expect(await askFrom(db, address)).toBe(result)
  for (let one = 1; one <= 4; one += 1)
    expect(await askFrom(db, `198.51.100.${one}`)).toBe('stored')
  expect(await askFrom(db, '198.51.100.9')).toBe('limited')
})
