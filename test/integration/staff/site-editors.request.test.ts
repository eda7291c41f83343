import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { plainDraft } from '#test/catalogue/plain-draft.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { addPeople, removePeople, signIn, type Person, type Role } from '#test/staff/each-role.ts'

const Origin = 'http://homes.test'
const content = plainDraft('editors-meadows', 'Editors Meadows')

const overtaken = z.object({ newest: z.object({ version: z.string() }) })

let people: Record<Role, Person>

beforeAll(async () => {
  people = await addPeople(false)
})

afterAll(async () => {
  await removePeople(people)
})

async function shown(path: string, Cookie: string): Promise<string> {
  return (await fetchPath(path, { headers: { Cookie } })).text()
}

const setRights = (Cookie: string, rights: Record<string, string>) =>
  postForm(
    `/dashboard/team/${people.agent.id}`,
    { role: 'agent', leadScope: 'all', ...rights },
    { Origin, Cookie },
  )

test('an owner lets an agent edit: the menu shows it, the history says who, and taking it back holds at once', async () => {
  const [owner, agent] = [await signIn(people.owner), await signIn(people.agent)]
  const projects = 'href="/dashboard/projects"'
  expect(await shown('/dashboard', agent)).not.toContain(projects)

  expect((await setRights(owner, { canEdit: 'on' })).status).toBe(302)
  const menu = await shown('/dashboard', agent)
  expect(menu).toContain(projects)
  expect(menu).toContain('href="/dashboard/pages"')
  expect(menu, 'the rest of what owners see stays theirs').not.toMatch(
    /href="\/dashboard\/(?:team|assignment|health|notifications|speed)"/,
  )

  const { name, location, state, type } = content
  const begun = await postForm(
    '/dashboard/projects/new',
    { name, location, state, type },
    { Origin, Cookie: agent },
  )
  const project = begun.headers.get('Location') ?? ''
  expect(project).toMatch(/^\/dashboard\/projects\/\d+$/)
  const save = (basedOn: string | null) =>
    fetchPath(`${project}/draft`, {
      method: 'POST',
      headers: { Origin, Cookie: agent, 'Content-Type': 'application/json' },
      body: JSON.stringify({ basedOn, content, sources: {}, note: null }),
    })
  // It was begun as a version of its own, which the answer names.
  const { newest } = overtaken.parse(await (await save(null)).json())
  expect((await save(newest.version)).status).toBe(200)
  expect(await shown(`${project}/history`, owner)).toContain('The agent')

  expect((await setRights(owner, {})).status).toBe(302)
  expect((await save(newest.version)).status).toBe(403)
  expect(await shown('/dashboard', agent)).not.toContain(projects)
  expect(await shown('/dashboard/team', owner)).toContain(
    'The owner: The agent can edit the site yes → no',
  )
})
