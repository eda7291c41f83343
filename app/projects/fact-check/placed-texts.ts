import { headlineTexts } from '#app/projects/fact-check/figures/listing-statements.ts'
import { projectSchema } from '#app/projects/model/project.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'

const headlineShape = projectSchema.shape.headline

/** A text of a listing and the way to it. */
export type PlacedText = { at: FieldPath; text: string }

/** Fields that hold a choice, an address or a name of something else, and no words of the page. */
const NO_WORDS: ReadonlySet<string | number> = new Set([
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

/** Which page below the listing's own a field is of; undefined is the listing's own. */
export function pageOf(at: FieldPath): string | number | undefined {
  return at[0] === 'pages' ? at[1] : undefined
}

/** Every text that the page says of itself, each with its place. */
export function placedTexts(value: unknown, at: FieldPath = []): PlacedText[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const branches: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one: unknown, index) => [index, one])
    : Object.entries(value).filter(([key]) => !NO_WORDS.has(key))
  return branches.flatMap(([key, one]) =>
    key === 'headline' ? headlineText(one, [...at, key]) : placedTexts(one, [...at, key]),
  )
}

/** A headline is read as it is shown: its lead with each of its words, at the lead. */
function headlineText(headline: unknown, at: FieldPath): PlacedText[] {
  const read = headlineShape.safeParse(headline)
  const text = read.success ? headlineTexts({ headline: read.data }).join('; ') : ''
  return text === '' ? placedTexts(headline, at) : [{ at: [...at, 'lead'], text }]
}
