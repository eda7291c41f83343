import { afterAll, beforeAll, expect, test } from 'vitest'

import { auditTexts } from '#app/strings/en/audit-log.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { addPeople, removePeople, signIn, type Person, type Role } from '#test/staff/each-role.ts'

const Origin = 'http://homes.test'
let people: Record<Role, Person>
const cookies = { owner: '', agent: '' }

beforeAll(async () => {
  people = await addPeople(true)
  cookies.owner = await signIn(people.owner)
  cookies.agent = await signIn(people.agent)
})

afterAll(async () => {
  await db.deleteFrom('assignment_rules').where('is_fallback', '=', false).execute()
  await db.deleteFrom('holidays').execute()
  await removePeople(people)
})

type Fields = readonly (readonly [string, string])[]

/** Posts a form; answers the lines that the audit log has since, the newest last. */
async function writtenBy(
  path: string,
  fields: Fields,
  by: keyof typeof cookies = 'owner',
): Promise<string[]> {
  const before = await countLines()
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  const headers = { Origin, Cookie: cookies[by] }
  const answer = await fetchPath(`/dashboard/${path}`, { method: 'POST', headers, body })
  expect(answer.status).toBe(302)
  const added = (await countLines()) - before
  return added === 0 ? [] : (await lines()).slice(-added)
}

async function countLines(): Promise<number> {
  const { count } = await db
    .selectFrom('audit_log')
    .select((line) => line.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The newest as the owner reads them, the very newest last. */
async function lines(): Promise<string[]> {
  const page = await fetchPath('/dashboard/team', { headers: { Cookie: cookies.owner } })
  const html = (await page.text()).split('<script')[0] ?? ''
  const record = html.slice(html.indexOf('class="audit-log"'))
  return [...record.matchAll(/<\/time><span>([^<]*)<\/span>/g)]
    .map(([, text = '']) => text)
    .toReversed()
}

test('every change of who gets a lead is written with who made it, from what to what', async () => {
  const rule = 'assignment/rule'
  const goa = [
    ['city-is', 'is'],
    ['city', 'Goa'],
    ['for', 'all'],
  ] as const
  expect(await writtenBy(rule, goa)).toEqual(['The owner added the rule “city Goa”, for everyone'])
  const abroad = [
    ['country-is', 'not'],
    ['country', 'IN'],
    ['for', 'some'],
    ['person', people.agent.id],
  ] as const
  expect(await writtenBy(rule, abroad)).toEqual([
    'The owner added the rule “not country IN”, for 1 person',
  ])
  const [first, second] = await ruleIds()
  expect(
    await writtenBy('assignment/order', [
      ['rule', second ?? ''],
      ['to', 'up'],
    ]),
  ).toEqual(['The owner reordered the rules'])
  expect(await writtenBy(rule, [...goa, ['city', 'Noida'], ['rule', first ?? '']])).toEqual([
    'The owner changed a rule to “city Goa, Noida”, for everyone',
  ])
  expect(await writtenBy(rule, [...goa, ['city', 'Noida'], ['rule', first ?? '']])).toEqual([])
  expect(await writtenBy('assignment/removal', [['rule', second ?? '']])).toEqual([
    'The owner removed the rule “not country IN”, for 1 person',
  ])
  expect(await writtenBy('assignment/removal', [['rule', second ?? '']])).toEqual([])
})

async function ruleIds(): Promise<string[]> {
  const rows = await db
    .selectFrom('assignment_rules')
    .select('id')
    .where('is_fallback', '=', false)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => String(id))
}

test('so is every change of hours, minutes and holidays, one line each', async () => {
  const plan = { promise: '5', passOn: '10', tell: '30', cap: '40', since: '2026-01-01' }
  const hours = Array.from({ length: 7 }, () => '10-19')
  const form = (changed: Fields): Fields => [
    ...hours
      .map((text, day) => [`hours-${day + 1}`, text] as const)
      .filter(([name]) => !changed.some(([other]) => other === name)),
    ...Object.entries(plan).filter(([name]) => !changed.some(([other]) => other === name)),
    ...changed,
  ]
  await writtenBy('assignment/hours', form([]))
  expect(await writtenBy('assignment/hours', form([]))).toEqual([])
  const changed = [
    ['hours-5', '9-13, 14:30-19'],
    ['cap', '25'],
    ['day', '2026-12-25'],
    ['holiday', 'Christmas'],
  ] as const
  expect(await writtenBy('assignment/hours', form(changed))).toEqual([
    `The owner changed ${auditTexts.values.cap}: 40 → 25`,
    'The owner changed the working hours on Friday: 10-19 → 9-13, 14:30-19',
    'The owner changed the holidays: none → 2026-12-25',
  ])
  expect(await writtenBy('assignment/hours', form([]))).toEqual([
    `The owner changed ${auditTexts.values.cap}: 25 → 40`,
    'The owner changed the working hours on Friday: 9-13, 14:30-19 → 10-19',
    'The owner changed the holidays: 2026-12-25 → none',
  ])
})

test('so are the switch, the cap, the languages and the leave of a person, no matter who sets them', async () => {
  const { id } = people.agent
  expect(await writtenBy('leave/availability', [['takes', 'no']], 'agent')).toEqual([
    'The agent: The agent takes leads: yes → no',
  ])
  const set = [
    ['id', id],
    ['takes', 'yes'],
    ['cap', '3'],
    ['language', 'hi'],
    ['language', 'mr'],
  ] as const
  expect(await writtenBy('assignment/person', set)).toEqual([
    'The owner: The agent takes leads: no → yes',
    `The owner: The agent ${auditTexts.values.most} none → 3`,
    'The owner: The agent speaks none → hi, mr',
  ])
  const leave = [
    ['from', '2199-12-04'],
    ['to', '2199-12-05'],
  ] as const
  expect(await writtenBy('leave', leave, 'agent')).toEqual([
    'The agent added leave for The agent: 2199-12-04 to 2199-12-05',
  ])
  expect(
    await writtenBy('leave/end', [
      ['staff', id],
      ['from', '2199-12-04'],
    ]),
  ).toEqual(['The owner ended the leave of The agent: 2199-12-04 to 2199-12-05'])
})
