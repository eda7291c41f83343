import { factSlots } from '#app/projects/facts/fact-slots.ts'
import { projectSchema, type ProjectContent } from '#app/projects/model/project.ts'
import type { FieldPath } from '#app/publishing/difference.ts'

const headlineShape = projectSchema.shape.headline

export type PlacedText = { at: FieldPath; text: string }

/** Fields with a choice, an address or another thing's name. */
const NON_TEXT_FIELDS: ReadonlySet<string | number> = new Set([
  'slug',
  'state',
  'type',
  'road',
  'pin',
  'outline',
  'price',
  'revealPrice',
  'rera',
  'slideshow',
  'checked',
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
    key === 'headline' ? headlineTexts(one, [...at, key]) : placedTexts(one, [...at, key]),
  )
}

/** Read as shown: the lead with each of its words. */
function headlineTexts(headline: unknown, at: FieldPath): PlacedText[] {
  const { lead = '', words = [] } = headlineShape.safeParse(headline).data ?? {}
  return words.map((word) => ({ at: [...at, 'lead'], text: `${lead} ${word}` }))
}

/** Texts that state no fact, and the label of the drawing, which repeats some. */
export function freeTexts(project: ProjectContent): PlacedText[] {
  const facts = new Set(
    factSlots(project).flatMap(({ at, value }) =>
      value === '' || at[0] === 'elevation' ? [] : [at.join(' ')],
    ),
  )
  return placedTexts(project).filter(
    ({ at }) => !facts.has(at.join(' ')) && !facts.has(at.slice(0, -1).join(' ')),
  )
}
