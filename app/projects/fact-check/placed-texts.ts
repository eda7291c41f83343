import { headlineTexts } from '#app/projects/fact-check/figures/project-content.ts'
import { projectSchema } from '#app/projects/model/project.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'

const headlineShape = projectSchema.shape.headline

export type PlacedText = { at: FieldPath; text: string }

/** Fields with a choice, an address or another thing's name. */
const NON_TEXT_FIELDS: ReadonlySet<string | number> = new Set([
  'slug',
  'state',
  'type',
  'road',
  'price',
  'revealPrice',
  'rera',
  'slideshow',
  'checked',
  'asides',
  'kind',
  'picture',
  'href',
  'icon',
])

/** The subpage of a field; undefined for the project's own page. */
export function pageOf(at: FieldPath): string | number | undefined {
  return at[0] === 'pages' ? at[1] : undefined
}

export function placedTexts(value: unknown, at: FieldPath = []): PlacedText[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const branches: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one: unknown, index) => [index, one])
    : Object.entries(value).filter(([key]) => !NON_TEXT_FIELDS.has(key))
  return branches.flatMap(([key, one]) =>
    key === 'headline' ? headlineText(one, [...at, key]) : placedTexts(one, [...at, key]),
  )
}

/** Read as shown: the lead with each of its words. */
function headlineText(headline: unknown, at: FieldPath): PlacedText[] {
  const read = headlineShape.safeParse(headline)
  const text = read.success ? headlineTexts({ headline: read.data }).join('; ') : ''
  return text === '' ? placedTexts(headline, at) : [{ at: [...at, 'lead'], text }]
}
