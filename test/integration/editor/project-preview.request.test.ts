import type { JsonFields } from '#app/lib/json/json.ts'
import { expect, test } from 'vitest'

import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { projectVersions } from '#app/projects/publishing/project-store.server.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { signIn } from '#test/staff/each-role.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const project = wholeCatalogue().at(-1)
if (!project) throw new Error('The catalogue is empty.')
const { id, slug } = project
const PREVIEW = `/dashboard/projects/${id}/preview`
const asking = signedInOwner()

const preview = (path = PREVIEW) => fetchPath(path, { headers: { Cookie: asking.Cookie } })

async function draft(content: JsonFields): Promise<void> {
  const basedOn = (await projectVersions.findNewest(db, id))?.id ?? null
  const saved = await projectVersions.save(db, { subject: id, basedOn, content, sources: {} }, null)
  expect(saved.kind).toBe('saved')
}

/** What a page draws, a line each: neither what only scripts read, nor by which ids its parts know each other. */
function drawn(html: string): string[] {
  return (
    html
      .slice(html.indexOf('<header'), html.indexOf('</footer>'))
      .replaceAll(/<(script|style|template)\b[^>]*>.*?<\/\1>|<link\b[^>]*>|<!--.*?-->/gs, '')
      .replaceAll(/ (?:data-[a-z]+|id|for|aria-labelledby|aria-describedby)="[^"]*"/g, '')
      // A page that may not be public yet cannot answer its own form.
      .replaceAll(/ action="[^"]*\?answer#enquire"/g, '')
      .split(/(?=<)/)
  )
}

async function publicPage(): Promise<string> {
  const answer = await fetchPath(`/${slug}`)
  return `${answer.headers.get('ETag')} ${await answer.text()}`
}

test('a preview may stand in a frame of our own pages, is stored and listed nowhere', async () => {
  const { status, headers } = await preview()
  expect(status).toBe(200)
  const policy = headers.get('Content-Security-Policy')
  expect(policy).toContain("; frame-ancestors 'self'; ")
  expect(policy).toMatch(/script-src 'self' 'nonce-/)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
})

test.each(['/', '/dashboard', '/dashboard/projects', `/${slug}`])(
  '%s stands in no one’s frame, as everything but a preview',
  async (path) => {
    const { headers } = await preview(path)
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  },
)

test('a preview is what visitors get, with the fields of its values', async () => {
  const shown = await (await preview()).text()
  const seen = await (await fetchPath(`/${slug}`)).text()
  expect(shown).toContain('<meta name="robots" content="noindex"/>')
  expect(shown).toContain('data-field=')
  expect(seen).not.toContain('data-field=')
  expect(drawn(shown)).toEqual(drawn(seen))
})

test('a draft is in the preview, and not a byte of it is public, before or while it is looked at', async () => {
  const before = await publicPage()
  await draft({ ...project, developer: 'Someone Else & Sons' })
  expect(await publicPage()).toBe(before)
  const shown = await (await preview()).text()
  expect(shown).toContain('by <!-- -->Someone Else &amp; Sons')
  expect(await publicPage()).toBe(before)
})

test('of a draft that is not sound yet what is published is shown', async () => {
  await draft({ ...project, developer: 'No one yet', sections: [] })
  const answer = await preview()
  expect(answer.status).toBe(200)
  const shown = await answer.text()
  expect(shown).not.toContain('No one yet')
  expect(shown).toContain(`by <!-- -->${project.developer}`)
})

test.each(['99999', '-1', 'x', '9999999999'])(
  'there is no project %s to preview',
  async (number) => {
    expect((await preview(`/dashboard/projects/${number}/preview`)).status).toBe(404)
  },
)

test.each([PREVIEW, `${PREVIEW}.data`])('agents see nothing of %s', async (path) => {
  const headers = { Cookie: await signIn(asking.people.agent) }
  const answer = await fetchPath(path, { headers })
  expect(answer.status).toBe(403)
  expect(await answer.text()).not.toContain(project.summary)
})
