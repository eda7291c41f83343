import { expect, test } from 'vitest'

import { readPath, type ContentPath } from '#app/editor/preview/preview-messages.ts'
import { currentPage } from '#app/pages/current-pages.server.ts'
import { pageNames } from '#app/pages/page-content.ts'
import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { textOfHtml, markedParts } from '#test/helpers/site/marked-parts.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const owner = signedInOwner()

async function mainOf(path: string): Promise<string> {
  const html = await (await fetchPath(path, { headers: { Cookie: owner.Cookie } })).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

const documents = [
  ...wholeCatalogue().map((project) => ({
    path: `/dashboard/projects/${project.id}/preview`,
    content: project,
  })),
  // The calculator shows its values in fields of its own.
  ...pageNames
    .filter((name) => name !== 'money')
    .map((name) => ({
      path: `/dashboard/pages/${name}/preview`,
      content: currentPage(name),
    })),
]

const valueAt = (content: object, path: ContentPath) =>
  path.reduce<unknown>((value, step) => Object(value)[step], content)

test.each(documents)('each mark of $path leads to a field that it shows', async (document) => {
  const parts = markedParts(await mainOf(document.path))
  expect(parts.length).toBeGreaterThan(3)
  const wrong = parts.filter(({ field, text }) => {
    const path = readPath(field)
    const value = path && valueAt(document.content, path)
    // Texts with names in braces and prices are written in another form.
    if (typeof value !== 'string' || /\{|^[\d.]+ (?:CR|Lacs)/.test(value)) return path === undefined
    return (
      path?.at(-1) !== 'picture' &&
      path?.at(-1) !== 'state' &&
      !bare(text).includes(bare(plain(value)))
    )
  })
  expect(wrong).toEqual([])
})

/** Areas are shown with separators. */
const bare = (text: string) => text.replaceAll(/(?<=\d),(?=\d)/g, '')

/** Shorter texts may be part of another. */
const LONG = 12
/** Never drawn as they are stored. */
const UNDRAWN = new Set(['checked', 'plots', 'elevation', 'slug', 'picture', 'href', 'to', 'icon'])
/** A project's page shows only the name and the summary of its subpages. */
const ofCards = ({ at: [list, , field] }: StoredText) =>
  list !== 'pages' || field === 'name' || field === 'summary'

test.each(documents)('each long text that $path shows is marked', async ({ path, content }) => {
  const html = await mainOf(path)
  const all = textOfHtml(html)
  const parts = markedParts(html).map(({ field, text }) => ({ at: readPath(field) ?? [], text }))
  const shown = stringsIn(content, [])
    .filter(ofCards)
    .filter(
      ({ at, text }) =>
        text.length >= LONG && all.includes(text) && !at.some((step) => UNDRAWN.has(String(step))),
    )
  const isMarked = ({ at, text }: StoredText) =>
    parts.some((part) => part.text.includes(text) && isBelow(at, part.at))
  const marked = new Set(shown.filter(isMarked).map(({ text }) => text))
  // The location already names such a place nearby.
  const location = 'location' in content ? content.location : ''
  const unmarked = shown.filter(
    ({ at, text }) => !marked.has(text) && !(at.at(-1) === 'place' && location.includes(text)),
  )
  expect(unmarked).toEqual([])
})

type StoredText = { at: ContentPath; text: string }

function stringsIn(value: unknown, at: ContentPath): StoredText[] {
  if (typeof value === 'string') return [{ at, text: plain(value) }]
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one: unknown, index) => [index, one])
    : Object.entries(value)
  return entries.flatMap(([key, one]) => stringsIn(one, [...at, key]))
}

function isBelow(path: ContentPath, above: ContentPath): boolean {
  return above.every((step, index) => step === path[index])
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
