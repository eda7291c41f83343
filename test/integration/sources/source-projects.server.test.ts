import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { listSourceProjects } from '#app/sources/page/list-source-projects.server.ts'
import { readDelivery } from '#app/sources/pipeline/read-delivery.server.ts'
import { storeDelivery } from '#app/sources/pipeline/receive.server.ts'
import { readChosenProjects } from '#app/sources/pipeline/project-names.server.ts'
import { chooseProject } from '#app/sources/store/choose-project.server.ts'
import { findProject } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { db } from '#db/client.server.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { addSource, leadsOf, newPhone, type MadeSource } from './source-scene.ts'

const [goa, indore] = [projectAt('lodha-goa'), projectAt('godrej-indore')]

function projectAt(slug: string): Project {
  const project = findProject(slug)
  if (!project) throw new Error(`There is no ${slug}`)
  return project
}

async function owner() {
  return { id: await addAgent(db, `owner-${crypto.randomUUID()}`, { role: 'owner' }) }
}

const newAd = () => `Ad ${crypto.randomUUID()}`

async function lead(source: MadeSource, fields: Record<string, string>) {
  const phone = newPhone()
  const body = Buffer.from(JSON.stringify({ phone, ...fields }))
  const payload = { contentType: 'application/json', query: {}, body }
  await readDelivery(db, await storeDelivery(db, source.id, { way: 'push', payload }))
  const [made] = await leadsOf(phone)
  if (!made) throw new Error('No lead was made')
  return made
}

function choose(
  source: MadeSource,
  called: string,
  project: Project | undefined,
  kind = 'generic',
) {
  return owner().then((by) =>
    chooseProject(db, { source: { id: source.id, kind }, called, project }, by),
  )
}

test('a name is suggested from the text, corrected once, and remembered for the next delivery', async () => {
  const source = await addSource('generic')
  const adid = newAd()
  const first = await lead(source, { adid, message: 'About Lodha Goa' })
  expect(first.project_id).toBe(goa.id)
  const page = { id: source.id, kind: 'generic' }
  expect(await listSourceProjects(db, page, new Date())).toMatchObject([
    { called: adid.toLowerCase(), said: adid, leads: 1, suggested: goa.name, chosenId: undefined },
  ])
  expect(await choose(source, adid.toLowerCase(), indore)).toBe(1)
  const second = await lead(source, { adid: adid.toUpperCase(), message: 'About Lodha Goa' })
  expect(second).toMatchObject({ project_id: indore.id, location: indore.name })
  const { phone } = first
  expect(await leadsOf(phone)).toMatchObject([{ project_id: indore.id, location: indore.name }])
  expect(await listSourceProjects(db, page, new Date())).toMatchObject([
    { leads: 2, chosenId: indore.id, suggested: undefined },
  ])
  const { rows } = await sql<{ details: string }>`select * from audit_log
    order by id desc limit 1`.execute(db)
  expect(JSON.stringify(rows)).toContain('project-chosen')
})

test('a project text has a project of its own; the number of the advertisement comes first', async () => {
  const source = await addSource('generic')
  const [adid, project] = [newAd(), `Ace ${crypto.randomUUID()}`]
  await choose(source, project.toLowerCase(), goa)
  expect(await lead(source, { project })).toMatchObject({ project_id: goa.id })
  expect(await lead(source, { adid, project })).toMatchObject({ project_id: goa.id })
  await choose(source, adid.toLowerCase(), indore)
  expect(await lead(source, { adid, project })).toMatchObject({ project_id: indore.id })
  await choose(source, adid.toLowerCase(), undefined)
  expect(await lead(source, { adid, project })).toMatchObject({ project_id: goa.id })
})

test('a source of another kind, and a lead with a visit, keep what they have', async () => {
  const source = await addSource('generic')
  const adid = newAd()
  const visited = await lead(source, { adid })
  await db
    .insertInto('visits')
    .values({
      lead_id: visited.id,
      project: goa.slug,
      starts_at: new Date(),
      ends_at: new Date(Date.now() + 3_600_000),
      token: newAd(),
    })
    .execute()
  expect(await choose(source, adid.toLowerCase(), indore, '99acres')).toBe(0)
  expect(await lead(source, { adid })).toMatchObject({ project_id: null })
  expect(await choose(source, adid.toLowerCase(), indore)).toBe(1)
  expect(await leadsOf(visited.phone)).toMatchObject([{ project_id: null }])
})

test('a choice of a project that was withdrawn has no effect and is not shown', async () => {
  const source = await addSource('generic')
  const adid = newAd()
  await lead(source, { adid, message: 'About Lodha Goa' })
  await choose(source, adid.toLowerCase(), { ...indore, id: 999_999 })
  const nameFor = await readChosenProjects(db, 'generic', [
    { phones: [], fields: {}, campaign: { adId: adid } },
  ])
  expect(nameFor({ phones: [], fields: {}, campaign: { adId: adid } })).toBeUndefined()
  expect(await lead(source, { adid, message: 'About Lodha Goa' })).toMatchObject({
    project_id: goa.id,
  })
  expect(
    await listSourceProjects(db, { id: source.id, kind: 'generic' }, new Date()),
  ).toMatchObject([{ chosenId: undefined, suggested: goa.name }])
})
