import { afterAll, beforeAll, expect, test } from 'vitest'

import { accountTexts } from '#app/strings/en/accounts.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import {
  addPeople,
  password,
  removePeople,
  signIn,
  type Person,
  type Role,
} from '#test/staff/each-role.ts'

const Origin = 'http://homes.test'
let people: Record<Role, Person>
const cookies = { owner: '', agent: '' }

beforeAll(async () => {
  people = await addPeople(true)
  cookies.owner = await signIn(people.owner)
  cookies.agent = await signIn(people.agent)
})

afterAll(async () => {
  await removePeople(people)
})

const at = () => `/dashboard/team/${people.agent.id}`

function post(path: string, fields: Record<string, string>, who: keyof typeof cookies = 'owner') {
  return postForm(path, fields, { Origin, Cookie: cookies[who] })
}

/** The words of a page without its tags. */
async function words(answer: Response): Promise<string> {
  const html = await answer.text()
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
}

const open = async (path: string) =>
  words(await fetchPath(path, { headers: { Cookie: cookies.owner } }))

/** Takes back what an address says was done; answers the words of the page that this leads to. */
async function takeBack(location: string): Promise<string> {
  const changeSetId = new URL(location, Origin).searchParams.get('done') ?? ''
  const answer = await post('/dashboard/undo', { changeSetId, back: at() })
  return open(answer.headers.get('Location') ?? '')
}

test('what is typed wrong, and a phone of another, are refused in words', async () => {
  const wrong = await post(`${at()}/details`, { name: ' ', phone: '12' })
  expect(wrong.status).toBe(422)
  const said = await words(wrong)
  expect(said).toContain(accountTexts.person.nameMissing)
  expect(said).toContain(accountTexts.person.phoneWrong)
  const taken = await post(`${at()}/details`, { name: 'Meher', phone: people.owner.phone })
  expect(taken.status).toBe(409)
  expect(await taken.text()).toContain(accountTexts.person.exists('The owner'))
})

/** No one else's, and not the one that they have. */
function otherPhone({ phone }: Person): string {
  return `${phone.slice(0, 9)}${(Number(phone.at(-1)) + 1) % 10}`
}

test('another phone signs in, the old one does not, and their sessions have ended until it is taken back', async () => {
  expect(await open(`${at()}/details`)).toContain(accountTexts.details.note)
  const phone = otherPhone(people.agent)
  const answer = await post(`${at()}/details`, { name: 'Meher Irani', phone: `+91 ${phone}` })
  const location = answer.headers.get('Location') ?? ''
  const panel = await open(location)
  expect(panel).toContain('Name and phone saved.Undo Z')
  expect(panel).toContain('The owner changed the phone that Meher Irani signs in with; 1 session')
  const left = await fetchPath('/dashboard', { headers: { Cookie: cookies.agent } })
  expect(left.headers.get('Location')).toBe('/admin')
  const old = await postForm('/admin', { phone: people.agent.phone, password })
  expect(old.status).toBe(401)
  const fresh = await postForm('/admin', { phone, password })
  expect(fresh.headers.get('Location')).toBe('/dashboard')
  const back = await takeBack(location)
  expect(back).toContain('Undone.')
  expect(back).toContain('The agent')
  expect(await takeBack(location), 'once').toContain(panelTexts.notUndone)
  await db.deleteFrom('sign_in_attempts').execute()
  cookies.agent = await signIn(people.agent)
})

test('an owner’s own phone ends their other browsers alone', async () => {
  const other = await signIn(people.owner)
  const own = `/dashboard/team/${people.owner.id}`
  expect(await open(`${own}/details`)).toContain(accountTexts.details.ownNote)
  const phone = otherPhone(people.owner)
  const answer = await post(`${own}/details`, { name: 'The owner', phone })
  expect(await open(answer.headers.get('Location') ?? '')).toContain(phone)
  const elsewhere = await fetchPath('/dashboard', { headers: { Cookie: other } })
  expect(elsewhere.headers.get('Location')).toBe('/admin')
})

test('rights, a suspension and its end are taken back from where that is said', async () => {
  const rights = await post(at(), { role: 'agent', leadScope: 'own', canExport: 'on' })
  const location = rights.headers.get('Location') ?? ''
  expect(await open(location)).toContain('Saved.Undo Z')
  expect(await takeBack(location)).toContain('The agent sees own leads → all leads')
  expect(
    (await post(at(), { role: 'agent', leadScope: 'all', canExport: 'on' })).headers.get(
      'Location',
    ),
  ).toBe(at())
  const suspended = await post(`${at()}/suspension`, {})
  const said = await open(suspended.headers.get('Location') ?? '')
  expect(said).toContain('Suspended, and signed out everywhere.Undo Z')
  expect(await takeBack(suspended.headers.get('Location') ?? '')).toContain('Undone.')
  await post(`${at()}/suspension`, {})
  const restored = await post(`${at()}/restoration`, {})
  expect(await open(restored.headers.get('Location') ?? '')).toContain(
    'They can sign in again.Undo Z',
  )
  expect(await takeBack(restored.headers.get('Location') ?? '')).toContain(
    accountTexts.suspension.restore,
  )
})
