import { generatePath } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import type { Person, Role } from '#test/staff/each-role.ts'
import { addPeople, password, removePeople, roles, signIn } from '#test/staff/each-role.ts'
import { addScene, removeScenes, stored, type Scene } from '#test/staff/whose-scene.ts'

const Origin = 'http://homes.test'
let people: Record<Role, Person>
const cookies = new Map<Role, string>()

beforeAll(async () => {
  people = await addPeople(true)
  for (const role of roles) cookies.set(role, await signIn(people[role]))
})

afterAll(async () => {
  await removeScenes()
  await removePeople(people)
})

/** What can be asked of a lead that is another's; `may` are those for whom something changes by it. */
type Act = {
  path: string
  fields: (scene: Scene) => Record<string, string>
  may: readonly Role[]
}

const everyone: readonly Role[] = ['agent', 'editor', 'owner']
const seen = { seen: '0' }

/** Of what they did themselves they hear that it stays. */
const OWN_ACT = 'an act of one’s own undone'

const acts: Record<string, Act> = {
  'a note': { path: '/leads/:theirs', fields: () => ({ note: 'x' }), may: everyone },
  'a status': { path: '/leads/:theirs', fields: () => ({ status: 'won' }), may: everyone },
  'an owner': {
    path: '/leads/:theirs',
    fields: () => ({ ownerId: people.own.id }),
    may: everyone,
  },
  'a call told of': {
    path: '/follow-ups/:theirs',
    fields: () => ({ outcome: 'not-interested lost price' }),
    may: everyone,
  },
  'a call begun': { path: '/leads/:theirs/calls', fields: () => ({ way: 'call' }), may: everyone },
  'a merge at it': {
    path: '/leads/:theirs/duplicates',
    fields: ({ mine }) => ({ change: 'link', other: mine }),
    may: everyone,
  },
  'a merge with it': {
    path: '/leads/:mine/duplicates',
    fields: ({ theirs }) => ({ change: 'link', other: theirs }),
    may: everyone,
  },
  'a split at it': {
    path: '/leads/:theirs/duplicates',
    fields: ({ theirs }) => ({ change: 'unlink', other: theirs }),
    may: everyone,
  },
  'a split of another of the phone': {
    path: '/leads/:theirs/duplicates',
    fields: ({ sibling }) => ({ change: 'unlink', other: sibling }),
    may: everyone,
  },
  'a join': {
    path: '/leads/:theirs/duplicates',
    fields: ({ unlinked }) => ({ change: 'relink', other: unlinked }),
    may: everyone,
  },
  "an agent's act undone": {
    path: '/undo',
    fields: ({ changeSetId }) => ({ changeSetId }),
    may: ['agent', 'owner'],
  },
  // What they wrote on a lead that is someone else's now stays.
  [OWN_ACT]: {
    path: '/undo',
    fields: ({ ownAct }) => ({ changeSetId: ownAct }),
    may: ['owner'],
  },
  'a visit confirmed': {
    path: '/visits/:visit/confirmation',
    fields: () => ({ ...seen, agent: people.own.id }),
    may: everyone,
  },
  'a visit moved': {
    path: '/visits/:visit/time',
    fields: ({ day }) => ({ ...seen, day, time: '16:00' }),
    may: everyone,
  },
  'a visitor came': {
    path: '/visits/:past/outcome',
    fields: () => ({ ...seen, outcome: 'came' }),
    may: everyone,
  },
  'a visitor did not come': {
    path: '/visits/:past/outcome',
    fields: () => ({ ...seen, outcome: 'missed' }),
    may: everyone,
  },
  'a visit cancelled': {
    path: '/visits/:visit/cancellation',
    fields: () => seen,
    may: everyone,
  },
  "an owner's confirmation undone": {
    path: '/visits/:confirmed/undo',
    fields: () => ({ seen: '1' }),
    may: ['owner'],
  },
  'a visit made for it': {
    path: '/visits',
    fields: ({ sibling, day }) => ({
      lead: sibling,
      project: 'godrej-reverine',
      agent: people.own.id,
      day,
      time: '17:00',
    }),
    may: everyone,
  },
  'a visit made for its phone': {
    path: '/visits',
    fields: ({ phone, day }) => ({
      lead: '',
      phone,
      project: 'godrej-reverine',
      agent: people.own.id,
      day,
      time: '17:00',
    }),
    may: everyone,
  },
}

type Answer = { status: number; location: string | null; text: string }

async function sent(role: Role, { path, fields }: Act, scene: Scene): Promise<Answer> {
  const Cookie = cookies.get(role) ?? ''
  const back = '/dashboard'
  const answer = await postForm(
    addressIn(path, scene),
    { ...fields(scene), back },
    { Origin, Cookie },
  )
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    text: await answer.text(),
  }
}

function addressIn(path: string, { theirs, mine, visit, past, confirmed }: Scene): string {
  return `/dashboard${generatePath(path, { theirs, mine, visit, past, confirmed })}`
}

/** The same scene, of which nothing is there but one's own lead. */
function absent(scene: Scene): Scene {
  const [id, changeSetId] = ['999999999999', '00000000-0000-4000-8000-000000000000']
  const visits = { visit: id, past: id, confirmed: id }
  const acted = { changeSetId, ownAct: changeSetId }
  return {
    ...scene,
    ...visits,
    ...acted,
    theirs: id,
    sibling: id,
    unlinked: id,
    phone: '9300000000',
  }
}

test.each(Object.entries(acts))('%s: only who may changes anything', async (_, changeSetId) => {
  for (const role of roles) {
    const scene = await addScene(people)
    const before = JSON.stringify(await stored(scene))
    const { location } = await sent(role, changeSetId, scene)
    const isChanged = JSON.stringify(await stored(scene)) !== before
    expect({ role, isChanged }).toEqual({ role, isChanged: changeSetId.may.includes(role) })
    const isLedOut = location === '/admin'
    expect({ role, isLedOut }).toEqual({ role, isLedOut: isOut(role) })
  }
})

function isOut(role: Role): boolean {
  return role === 'visitor' || role === 'suspended'
}

test.each(
  Object.entries(acts).filter(([name, { may }]) => !may.includes('own') && name !== OWN_ACT),
)(
  '%s: who sees their own leads alone is answered as where there is no such lead',
  async (_, changeSetId) => {
    const scene = await addScene(people)
    const { text, ...answer } = await sent('own', changeSetId, scene)
    const { text: other, ...nowhere } = await sent('own', changeSetId, absent(scene))
    expect(answer).toEqual(nowhere)
    expect(text).not.toContain(scene.name)
    // A form is answered with what was typed into it.
    expect(text.includes(scene.phone)).toBe('phone' in changeSetId.fields(scene) && other !== '')
  },
)

/** A part of the name: an answer says again what was searched for. */
const PART = 14

/** Pages, parts and files that hold leads; every one is asked for by a user who sees all, too. */
const pages: Record<string, (scene: Scene, role: Role) => Promise<Response>> = {
  'its panel': ({ theirs }, role) => got(`/dashboard/leads/${theirs}`, role),
  'its panel as data': ({ theirs }, role) => got(`/dashboard/leads/${theirs}.data`, role),
  'its panel in the queue': ({ theirs }, role) => got(`/dashboard/follow-ups/${theirs}`, role),
  'the list': (_, role) => got('/dashboard', role),
  'the list of its owner': (_, role) => got(`/dashboard?agent=${people.agent.id}`, role),
  'the list as data': (_, role) => got('/dashboard.data?_routes=leads', role),
  'news of the list': (_, role) => got('/dashboard/leads/part.data?since=1', role),
  'a search': ({ name }, role) => posted('/dashboard', { q: name.slice(0, PART) }, role),
  'a search as one types': ({ name }, role) =>
    posted('/dashboard/leads/search', { q: name.slice(0, PART) }, role),
  'the file of leads': (_, role) => posted('/dashboard/Leads_List.csv', { q: '' }, role),
  'the call for all leads': (_, role) => called(role),
  'the day of its visit': ({ day }, role) => got(`/dashboard/visits?day=${day}`, role),
  'its visit': ({ visit, day }, role) => got(`/dashboard/visits?day=${day}&visit=${visit}`, role),
  'a form for a visit of it': ({ theirs, day }, role) =>
    got(`/dashboard/visits?day=${day}&lead=${theirs}`, role),
}

function got(path: string, role: Role): Promise<Response> {
  return fetchPath(path, { headers: { Cookie: cookies.get(role) ?? '' } })
}

function posted(path: string, fields: Record<string, string>, role: Role): Promise<Response> {
  return postForm(path, fields, { Origin, Cookie: cookies.get(role) ?? '' })
}

function called(role: Role): Promise<Response> {
  const meta = { pid: 'northlight' }
  return fetchPath('/api/v1/admin/allLeads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: meta.pid },
    body: JSON.stringify({ meta, pay: { phone: people[role].phone, password } }),
  })
}

test.each(Object.entries(pages))('%s tells of it only whom it may be told', async (_, open) => {
  const scene = await addScene(people)
  for (const role of roles) {
    const text = await (await open(scene, role)).text()
    const isTold = { name: text.includes(scene.name), phone: text.includes(scene.phone) }
    const may = everyone.includes(role)
    expect({ role, isTold }).toEqual({ role, isTold: { name: may, phone: may } })
  }
})
