import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { fileCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { projectVersions } from '#app/projects/publishing/project-store.server.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'
import { plainDraft } from '#test/catalogue/plain-draft.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const begun = {
  name: 'History Meadows',
  type: 'Plots',
  location: 'Yamuna Expressway',
  state: 'Uttar Pradesh',
}

const asking = signedInOwner()
let project = ''

beforeAll(async () => {
  const answer = await postForm('/dashboard/projects/new', begun, { Origin, Cookie: asking.Cookie })
  project = answer.headers.get('Location') ?? ''
})

const content = plainDraft('history-meadows', 'History Meadows')

/** Writes `count` versions of one person, a second apart, the last of them so many minutes ago. */
async function write(count: number, minutesAgo: number, summary: string): Promise<void> {
  const id = Number(project.split('/').at(-1))
  await sql`
    with recursive numbers as (
      select n, nextval(pg_get_serial_sequence('project_versions', 'id')) as id
      from generate_series(1, ${sql.lit(count)}) as n
    )
    insert into project_versions (id, project_id, based_on, content, made_by, made_at)
    overriding system value
    select id, ${id}, lag(id, 1, (select max(id) from project_versions where project_id = ${id}))
        over (order by n),
      ${JSON.stringify({ ...content, id })}::jsonb || jsonb_build_object('summary', ${summary} || ' ' || n),
      null, statement_timestamp() - make_interval(mins => ${minutesAgo}, secs => ${count} - n)
    from numbers order by n`.execute(db)
}

async function read(query = ''): Promise<string> {
  const answer = await fetchPath(`${project}/history${query}`, {
    headers: { Cookie: asking.Cookie },
  })
  expect(answer.status).toBe(200)
  return answer.text()
}

async function restore(version: string, on: string) {
  const answer = await postForm(
    `${project}/history`,
    { version, on },
    { Origin, Cookie: asking.Cookie },
  )
  return {
    status: answer.status,
    to: answer.headers.get('Location'),
    text: await answer.text(),
  }
}

/** The numbers that a page's controls of a name hold. */
const valuesOf = (html: string, name: string) =>
  [...html.matchAll(/<(?:button|input)[^>]*>/g)].flatMap(([tag]) =>
    tag.includes(`name="${name}"`) ? (/value="(\d+)"/.exec(tag)?.[1] ?? []) : [],
  )
const versionsIn = (html: string) => valuesOf(html, 'version')
const newestIn = (html: string) => valuesOf(html, 'on')[0] ?? ''

test('what was saved in one go is one row that says what changed; each version in it is within reach', async () => {
  await write(70, 90, 'A lake')
  await write(3, 0, 'A park')
  const html = await read()
  expect(html).toContain(projectTexts.versions(3))
  expect(html).toContain(projectTexts.versions(70))
  expect(html).toMatch(/Changed: .*Summary/)
  const rows = versionsIn(html)
  expect(rows).toHaveLength(3)
  expect(html).not.toContain('rel="next"')
  const seen: string[] = []
  let query = `?sitting=${rows[1]}`
  while (query !== '') {
    const page = await read(query)
    seen.push(...versionsIn(page))
    // The link to the next page alone leads to a sitting here.
    query = /href="[^"]*history(\?sitting=\d+)"/.exec(page)?.[1] ?? ''
  }
  expect(new Set(seen).size).toBe(70)
  expect(seen).toHaveLength(70)
})

test('no row is out of reach, however many there are', async () => {
  for (let row = 0; row < 40; row += 1) await write(1, row % 2 === 0 ? 2000 : 1000, `Row ${row}`)
  const first = await read()
  const from = /href="[^"]*history(\?from=\d+)"/.exec(first)?.[1]
  expect(from).toBeDefined()
  const second = await read(from)
  expect(versionsIn(first)).toHaveLength(30)
  expect(new Set([...versionsIn(first), ...versionsIn(second)]).size).toBe(43)
  expect(second).not.toMatch(/href="[^"]*history\?from=/)
  expect(second).toContain('Created.')
})

test('who restores after someone else has saved sees a message and what differs; nothing is overwritten', async () => {
  const html = await read()
  const old = versionsIn(html).at(-1) ?? ''
  await write(1, 0, 'Theirs, a forest')
  const late = await restore(old, newestIn(html))
  expect(late.status).toBe(409)
  expect(late.text).toContain(projectTexts.restoreConflict)
  expect(late.text).toContain('Theirs, a forest 1')
  const now = await read()
  expect(now).not.toContain(projectTexts.restoredAs)
  // The answer offers the way on, based on theirs.
  const again = await restore(old, newestIn(late.text))
  expect(again).toMatchObject({ status: 302, to: project })
  expect(await read()).toContain(projectTexts.restoredAs)
})

/** A call of the editor of the first project, and its answer. */
async function call(path: string, body: object) {
  const answer = await fetchPath(`/dashboard/projects/1${path}`, {
    method: 'POST',
    headers: { Origin, Cookie: asking.Cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return answered.parse(await answer.json())
}
const answered = z.object({ version: z.string().optional() })

test('a row of what was published says what became public and names what was held back', async () => {
  const filed = { ...fileCatalogue().find(({ id }) => id === 1) }
  const held = { ...filed, possession: 'March 2031' }
  // Someone else began it.
  const first = await projectVersions.save(
    db,
    { subject: 1, basedOn: null, content: held, sources: {} },
    null,
  )
  const { version } = await call('/draft', {
    basedOn: first.kind === 'saved' ? first.id : null,
    content: { ...held, summary: 'As it is now.' },
    sources: {},
    note: null,
  })
  await call('/publication', { version, isPartly: true })
  const answer = await fetchPath('/dashboard/projects/1/history', {
    headers: { Cookie: asking.Cookie },
  })
  const rows = (await answer.text()).split('<li>').map((row) => row.replaceAll('<!-- -->', ''))
  const row = rows.find((one) => one.includes('<small>published '))
  // Of today as of any other day, with the day.
  expect(row).toMatch(/<small>published \d+ \w{3}, \d{1,2}:\d\d [ap]m</)
  expect(row).toContain('Changed: Summary.')
  expect(row).toContain(projectTexts.withheld([projectFieldTexts.fields.possession]))
})
