import { afterAll, beforeAll, expect, test } from 'vitest'

import { assignmentTexts } from '#app/strings/en/assignment.ts'
import { auditTexts } from '#app/strings/en/audit-log.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { addPeople, removePeople, signIn, type Person, type Role } from '#test/staff/each-role.ts'

const Origin = 'http://homes.test'
const assignment = '/dashboard/assignment'
const away = '/dashboard/leave'
let people: Record<Role, Person>
const cookies = { owner: '', agent: '' }
type Who = keyof typeof cookies

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

/** Posts a form; answers where it leads, and the change that can be undone. */
async function post(path: string, fields: Fields, who: Who = 'owner') {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  const headers = { Origin, Cookie: cookies[who] }
  const answer = await fetchPath(path, { method: 'POST', headers, body })
  expect(answer.status).toBe(302)
  const location = answer.headers.get('Location') ?? ''
  return { location, changeSetId: new URL(location, Origin).searchParams.get('done') ?? '' }
}

/** The words of a page without its tags. */
async function words(path: string, who: Who = 'owner'): Promise<string> {
  const html = await (await fetchPath(path, { headers: { Cookie: cookies[who] } })).text()
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
}

/** Takes an act back; answers the words of the page that this leads to. */
async function takeBack(changeSetId: string, back: string, who: Who = 'owner'): Promise<string> {
  const fields = [
    ['changeSetId', changeSetId],
    ['back', back],
  ] as const
  return words((await post('/dashboard/undo', fields, who)).location, who)
}

function withUndo(kind: keyof typeof assignmentTexts.done): string {
  return `${assignmentTexts.done[kind]}${panelTexts.undo} Z`
}

/** The newest audit log entry. */
async function lastLine(): Promise<string> {
  const page = await fetchPath('/dashboard/team', { headers: { Cookie: cookies.owner } })
  const html = await page.text()
  return (
    /<\/time><span>([^<]*)<\/span>/.exec(html.slice(html.indexOf('class="audit-log"')))?.[1] ?? ''
  )
}

test('a rule that is removed in the dashboard comes back from where that is said', async () => {
  const goa = [
    ['city-is', 'is'],
    ['city', 'Goa'],
    ['for', 'all'],
  ] as const
  await post(`${assignment}/rule`, goa)
  const rule = await db
    .selectFrom('assignment_rules')
    .select('id')
    .where('is_fallback', '=', false)
    .executeTakeFirstOrThrow()
  const { location, changeSetId } = await post(`${assignment}/removal`, [['rule', String(rule.id)]])
  const without = await words(location)
  expect(without).not.toContain('City is Goa')
  expect(without).toContain(withUndo('rule-removed'))
  expect(await takeBack(changeSetId, assignment, 'agent')).not.toContain('Undone.')
  expect(await words(assignment)).not.toContain('City is Goa')
  const again = await takeBack(changeSetId, location)
  expect(again).toContain('Undone.')
  expect(again).toContain('City is Goa')
  expect(await lastLine()).toBe('The owner restored the rule “city Goa”, for everyone')
  expect(await words(location), 'once').not.toContain(assignmentTexts.done['rule-removed'])
  expect(await takeBack(changeSetId, location)).toContain(panelTexts.notUndone)
})

test('so does an ended leave, for the person who ended it and for an owner', async () => {
  const leave = [
    ['from', '2199-02-01'],
    ['to', '2199-02-02'],
  ] as const
  await post(away, leave, 'agent')
  const ended = await post(`${away}/end`, [['from', '2199-02-01']], 'agent')
  const without = await words(ended.location, 'agent')
  expect(without).not.toContain('February 2199')
  expect(without).toContain(withUndo('leave-cancelled'))
  expect(await takeBack(ended.changeSetId, ended.location, 'agent')).toContain(
    '1 to 2 February 2199',
  )
  expect(await lastLine()).toBe(
    'The agent restored the leave of The agent: 2199-02-01 to 2199-02-02',
  )
  const ofAgent = [
    ['staff', people.agent.id],
    ['of', 'all'],
    ['from', '2199-02-01'],
  ] as const
  const { location, changeSetId } = await post(`${away}/end`, ofAgent)
  expect(location).toMatch(/^\/dashboard\/assignment\?/)
  expect(
    await words(`${away}?done=${changeSetId}`, 'agent'),
    'it is the owner’s act',
  ).not.toContain('Undo')
  expect(await takeBack(changeSetId, location)).toContain('1 to 2 February 2199')
})

test('so does a holiday, with the hours that were saved with it', async () => {
  const usual = [1, 2, 3, 4, 5, 6, 7].map((day) => [`hours-${day}`, '10-19'] as const)
  const minutes = [
    ['promise', '5'],
    ['passOn', '10'],
    ['tell', '30'],
    ['cap', '40'],
    ['since', '2026-01-01'],
  ] as const
  const holiday = [
    ['day', '2099-12-25'],
    ['holiday', 'Christmas'],
  ] as const
  const hours = `${assignment}/hours`
  await post(hours, [...usual, ...minutes, ...holiday])
  expect((await post(hours, [...usual, ...minutes, ...holiday])).location).toBe(assignment)
  const { location, changeSetId } = await post(hours, [...usual, ...minutes])
  const without = await words(location)
  expect(without).toContain(assignmentTexts.noHolidays)
  expect(without).toContain(withUndo('plan-saved'))
  expect(await takeBack(changeSetId, location)).toContain('Holidays: 25 December 2099 Christmas.')
  expect(await lastLine()).toBe('The owner changed the holidays: none → 2099-12-25')
  await post(hours, [...usual, ...minutes])
})

test('so does everything else that is set there', async () => {
  const cap = [
    ['id', people.agent.id],
    ['takes', 'yes'],
    ['cap', '3'],
  ] as const
  const person = await post(`${assignment}/person`, cap)
  expect(await words(person.location)).toContain(withUndo('takes-changed'))
  expect(await takeBack(person.changeSetId, person.location)).toContain('Undone.')
  expect(await lastLine()).toBe(`The owner: The agent ${auditTexts.values.most} 3 → none`)

  const off = await post(`${away}/availability`, [['takes', 'no']], 'agent')
  expect(await words(off.location, 'agent')).toContain(withUndo('takes-changed'))
  expect(await takeBack(off.changeSetId, off.location, 'agent')).toContain('Undone.')
  expect(await lastLine()).toBe('The agent: The agent takes leads: no → yes')

  const leave = [
    ['from', '2199-05-01'],
    ['to', '2199-05-02'],
  ] as const
  const entered = await post(away, leave, 'agent')
  expect(await words(entered.location, 'agent')).toContain(withUndo('leave-entered'))
  expect(await takeBack(entered.changeSetId, entered.location, 'agent')).not.toContain('May 2199')

  const noida = [
    ['city-is', 'is'],
    ['city', 'Noida'],
    ['for', 'all'],
  ] as const
  const indore = noida.map(([name, value]) => [name, value.replace('Noida', 'Indore')] as const)
  const added = await post(`${assignment}/rule`, noida)
  expect(await words(added.location)).toContain(withUndo('rule-added'))
  await post(`${assignment}/rule`, indore)
  const rows = await db
    .selectFrom('assignment_rules')
    .select('id')
    .where('is_fallback', '=', false)
    .orderBy('id', 'desc')
    .execute()
  const last = ['rule', String(rows[0]?.id)] as const
  const moved = await post(`${assignment}/order`, [last, ['to', 'up']])
  expect(await words(moved.location)).toMatch(/City is Indore.*City is Noida/)
  expect(await takeBack(moved.changeSetId, moved.location)).toMatch(/City is Noida.*City is Indore/)
  const changed = await post(`${assignment}/rule`, [last, ...noida])
  expect(await words(changed.location)).toContain(withUndo('rule-changed'))
  expect(await takeBack(changed.changeSetId, changed.location)).toContain('City is Indore')
  expect(await words(added.location), 'not the last').not.toContain('Undo')
  const late = await takeBack(added.changeSetId, added.location)
  expect(late).toContain(panelTexts.notUndone)
  expect(late).toContain('City is Noida')
})

test('what names no change undoes nothing', async () => {
  const strange = '-'.repeat(36)
  expect(await words(`${assignment}?done=${strange}`)).not.toContain('Undo')
  expect(await takeBack(strange, assignment)).toContain(panelTexts.notUndone)
})
