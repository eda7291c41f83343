import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { filePages } from '#app/pages/file-pages.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { pool } from '#db/client.server.ts'
import { plainDraft } from '#test/catalogue/plain-draft.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const begun = {
  name: 'Draft Meadows',
  type: 'Plots',
  location: 'Yamuna Expressway',
  state: 'Uttar Pradesh',
}
const said = z.object({
  kind: z.string(),
  version: z.string().optional(),
  faults: z
    .array(
      z.object({
        at: z.array(z.union([z.string(), z.number()])),
        text: z.string(),
        isWarning: z.literal(true).optional(),
      }),
    )
    .optional(),
  changes: z.array(z.object({ fact: z.string(), became: z.string() })).optional(),
  newest: z.object({ version: z.string(), by: z.string().nullable() }).optional(),
  theirs: z.array(z.object({ at: z.array(z.unknown()), was: z.string().optional() })).optional(),
  why: z.string().optional(),
  address: z.string().optional(),
})

const asking = signedInOwner()
let project = ''

beforeAll(async () => {
  const answer = await postForm('/dashboard/projects/new', begun, { Origin, Cookie: asking.Cookie })
  project = answer.headers.get('Location') ?? ''
})

async function post(path: string, body: unknown) {
  const answer = await fetchPath(path, {
    method: 'POST',
    headers: { Origin, Cookie: asking.Cookie, 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, ...said.parse(await answer.json()) }
}

const content = plainDraft('draft-meadows', 'Draft Meadows')
const save = (basedOn: string | null, changed: object = {}, sources: object = {}) =>
  post(`${project}/draft`, { basedOn, content: { ...content, ...changed }, sources, note: null })

test('a new project opens as a form, is in the list as not published, and has no page yet', async () => {
  expect(project).toMatch(/^\/dashboard\/projects\/\d+$/)
  const list = await (
    await fetchPath('/dashboard/projects?q=draft+meadows', { headers: { Cookie: asking.Cookie } })
  ).text()
  expect(list).toContain(texts.state.new)
  expect((await fetchPath('/draft-meadows')).status).toBe(404)
  expect((await fetchPath(project, { headers: { Cookie: asking.Cookie } })).status).toBe(200)
})

test('a draft is saved on the one before it; who comes second sees what differs, and overwrites nothing', async () => {
  const edit = await (await fetchPath(project, { headers: { Cookie: asking.Cookie } })).text()
  expect(edit).toContain('Draft Meadows')
  const wrong = await save(null)
  expect(wrong).toMatchObject({ status: 409, kind: 'overtaken' })
  const first = await save(wrong.newest?.version ?? '', { price: '95 Lacs' })
  expect(first).toMatchObject({ status: 200, kind: 'saved', faults: [] })
  expect(first.changes).toContainEqual(
    expect.objectContaining({ fact: 'price', became: '95 Lacs' }),
  )
  const second = await save(wrong.newest?.version ?? '', { price: '90 Lacs' })
  expect(second).toMatchObject({ status: 409, newest: { version: first.version } })
  expect(second.theirs).toEqual([expect.objectContaining({ at: ['price'], was: '"90 Lacs"' })])
})

test('what the schema refuses is saved, said in its words at its field, and not published', async () => {
  const overtaken = await save(null)
  const saved = await save(overtaken.newest?.version ?? '', { area: 'large' })
  expect(saved.faults).toEqual([{ at: ['area'], text: 'must be a figure, a space and a unit' }])
  const publish = (isPartly: boolean) =>
    post(`${project}/publication`, { version: saved.version, isPartly })
  expect(await publish(false)).toMatchObject({ status: 422, kind: 'faulty' })
  const sound = await save(saved.version ?? '', { price: '95 Lacs' })
  const unsourced = await post(`${project}/publication`, { version: sound.version })
  expect(unsourced).toMatchObject({ status: 422, kind: 'unsourced' })
  expect(await publish(false)).toMatchObject({ status: 409, kind: 'overtaken' })
  expect((await fetchPath('/draft-meadows')).status).toBe(404)
})

async function saveProject(): Promise<string | undefined> {
  const newest = (await save(null)).newest?.version ?? ''
  return (await save(newest, { summary: 'Plots along the Yamuna Expressway.' })).version
}

async function savePage(): Promise<string | undefined> {
  const changed = { ...filePages['how-we-check'], lede: 'We measure.' }
  const draft = { basedOn: null, content: changed, sources: {}, note: null }
  return (await post('/dashboard/pages/how-we-check/draft', draft)).version
}

test.each([
  {
    editorOf: () => project,
    other: '/dashboard/projects/1',
    saveOne: saveProject,
    tables: 'project',
    name: 'listing',
    subject: 'listing',
  },
  {
    editorOf: () => '/dashboard/pages/how-we-check',
    other: '/dashboard/pages/about',
    saveOne: savePage,
    tables: 'page',
    name: 'words',
    subject: 'page',
  },
])(
  'a version is that of its own $subject alone, and who shows or schedules one is in the audit log',
  async ({ editorOf, other, saveOne, tables, name, subject }) => {
    const editor = editorOf()
    const version = await saveOne()
    for (const action of ['publication', 'link'])
      expect(await post(`${other}/${action}`, { version })).toMatchObject({ status: 404 })
    const { status, address = '' } = await post(`${editor}/link`, { version })
    expect(status).toBe(200)
    const shown = await fetchPath(new URL(address).pathname)
    expect([shown.status, shown.headers.get('Referrer-Policy')]).toEqual([200, 'no-referrer'])
    const at = `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T09:00`
    expect(await post(`${other}/schedule`, { version, at })).toMatchObject({ status: 409 })
    expect(await post(`${editor}/schedule`, { version, at })).toMatchObject({ status: 200 })
    const waiting = await pool.query<{ id: string }>(
      `select id from ${tables}_schedules where version_id = $1`,
      [version],
    )
    const schedule = waiting.rows[0]?.id ?? ''
    await postForm(
      `${editor}/schedule-cancellation`,
      { schedule },
      { Origin, Cookie: asking.Cookie },
    )
    const { rows } = await pool.query<{ kind: string }>(
      'select kind from audit_log where detail ->> $1 = $2 order by id',
      [subject, editor.split('/').at(-1)],
    )
    expect(rows.map(({ kind }) => kind)).toEqual([
      `${name}-linked`,
      `${name}-scheduled`,
      `${name}-unscheduled`,
    ])
  },
)

test('a draft keeps what was pasted without what no database holds, and is refused where it has no end', async () => {
  const newest = (await save(null)).newest?.version ?? ''
  const pasted = await save(newest, { summary: 'Plots\0 on the \ud800Yamuna Expressway.' })
  expect(pasted).toMatchObject({ status: 200, kind: 'saved' })
  const edit = await (await fetchPath(project, { headers: { Cookie: asking.Cookie } })).text()
  expect(edit).toContain('Plots on the \ufffdYamuna Expressway.')
  const endless = `{"basedOn":null,"sources":{},"note":null,"content":{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`
  expect(await post(`${project}/draft`, endless)).toMatchObject({ status: 422, kind: 'refused' })
})

test('a draft is refused with why: a source of no value or of a day to come, a text in languages, a list without end', async () => {
  const newest = (await save(null)).newest?.version ?? ''
  const source = { source: 'developer', on: '2026-11-21', of: '95 Lacs' }
  const refused = [
    [{}, { price: { ...source, of: undefined } }, texts.sourceOfNothing],
    [{ price: '95 Lacs' }, { price: { ...source, on: '2099-01-01' } }, texts.sourceAhead],
    [{ summary: { en: 'Plots.', hi: 'भूखंड' } }, {}, texts.notPlain],
    [{ list: Array.from({ length: 15_000 }, () => 1) }, {}, texts.tooManyRows(300)],
  ] as const
  for (const [changed, sources, why] of refused)
    expect(await save(newest, changed, sources)).toMatchObject({ status: 422, why })
  expect((await save(null)).newest?.version).toBe(newest)
  const words = await post('/dashboard/pages/about/draft', {
    basedOn: null,
    content: { heading: { en: 'About' } },
    sources: {},
    note: null,
  })
  expect(words).toMatchObject({ status: 422, why: texts.notPlain })
  const ahead = { checked: { source: 'staff', on: '2099-01-01' } }
  const saved = await save(newest, ahead)
  expect(saved.faults).toMatchObject([{ at: ['checked', 'on'] }])
  expect(await post(`${project}/publication`, { version: saved.version })).toMatchObject({
    status: 422,
    kind: 'faulty',
  })
})

test('a text that no fact states is saved with a warning, and may be published', async () => {
  const newest = (await save(null)).newest?.version ?? ''
  const saved = await save(newest, { summary: 'Plots on 12 acres.' })
  expect(saved.faults).toEqual([
    { at: ['summary'], text: 'the text says 12 acres; no fact says so', isWarning: true },
  ])
  const at = `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T10:00`
  const { version } = saved
  expect(await post(`${project}/schedule`, { version, at })).toMatchObject({ status: 200 })
})

test('what is no draft is refused with why, and changes nothing', async () => {
  for (const body of ['', 'no JSON', {}, { basedOn: 'x', content: {}, sources: {}, note: null }]) {
    const answer = await post(`${project}/draft`, body)
    expect(answer, JSON.stringify(body)).toMatchObject({ status: 422, kind: 'refused' })
    expect(answer.why).not.toBe('')
  }
  const long = { summary: 'x'.repeat(70_000) }
  expect(
    (
      await fetchPath(`${project}/draft`, {
        method: 'POST',
        headers: { Origin, Cookie: asking.Cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify({ basedOn: null, content: long, sources: {}, note: null }),
      })
    ).status,
  ).toBe(413)
})
