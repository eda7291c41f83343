import { firstParts } from '#app/config/addresses.ts'
import { groupBy, sorted } from '#app/lib/lists.ts'
import { rupeesOf } from '#app/lib/money.ts'
import { faultMessage } from '#app/lib/text/fault-message.ts'
import { withoutAsides } from '#app/projects/fact-check/exceptions.ts'
import { figureFaults } from '#app/projects/fact-check/figures/figure-faults.ts'
import type { ProjectContent } from '#app/projects/fact-check/figures/project-content.ts'
import { textPriceFaults } from '#app/projects/fact-check/figures/price-faults.ts'
import type { TextFault } from '#app/projects/fact-check/figures/text-fault.ts'
import { textFaults } from '#app/projects/fact-check/figures/text-faults.ts'
import { projectSchema } from '#app/projects/model/project.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'

export type ProjectFile = { file: string; project: unknown }

/** Faults that block publishing, as sentences with the file's name: invalid facts, duplicate names or numbers, contradictions. */
export function catalogueFaults(files: readonly ProjectFile[]): string[] {
  const sound: { file: string; project: ProjectContent }[] = []
  const faults = files.flatMap(({ file, project }) => {
    if (project === undefined) return [`${file}: it must export a constant named project`]
    const read = projectSchema.safeParse(project, { error: faultMessage })
    if (read.success) {
      sound.push({ file, project: read.data })
      const own = ownFaults(file, read.data).flatMap(({ text, isAdvice }) =>
        isAdvice ? [] : [text],
      )
      return [...rewritten(project, read.data), ...own].map((text) => `${file}: ${text}`)
    }
    return read.error.issues.map(
      ({ path, message }) => `${file}: ${[...path.map(String), message].join(' ')}`,
    )
  })
  for (const key of ['id', 'slug', 'name'] as const) {
    const groups = groupBy(sound, ({ project }) => project[key])
    for (const [value, [one, other]] of groups) {
      if (one && other) faults.push(`${one.file} and ${other.file}: both have the ${key} ${value}`)
    }
  }
  return faults
}

/** Pages show a file as written, so it must have the stored form. */
function rewritten(written: unknown, read: unknown, at: FieldPath = []): string[] {
  if (typeof written === 'string' && typeof read === 'string')
    return written.trim() === read ? [] : [`${at.join(' ')} must be written “${read}”`]
  if (!isTree(written) || !isTree(read)) return []
  const fields = new Map<string, unknown>(Object.entries(written))
  return Object.entries(read).flatMap(([key, one]) => rewritten(fields.get(key), one, [...at, key]))
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

type OwnFault = TextFault & { at?: FieldPath }

/** Faults of one valid project; `at` is the field, unless the fault quotes a text. */
export function ownFaults(file: string, project: ProjectContent): OwnFault[] {
  const read = withoutAsides(project)
  const quoting = [
    ...textPriceFaults(read),
    ...figureFaults(read),
    ...textFaults(project).map((text) => ({ text })),
  ]
  return [
    ...nameFaults(file, project).map((text) => ({ at: ['slug'], text })),
    ...priceFaults(project),
    ...quoting,
  ]
}

const LIST = 'catalogue'

function nameFaults(file: string, { slug }: ProjectContent): string[] {
  if (slug === LIST) return [`the list of all listings has the address /${LIST}: choose another`]
  if (firstParts.has(slug))
    return [`another page of the site has the address /${slug}: choose another`]
  if (file === `${slug}.ts`) return []
  return [`its slug is ${slug}, so the file must be named ${slug}.ts`]
}

/** The page's price must be the lowest of its price list. */
function priceFaults({ price, sections }: ProjectContent): OwnFault[] {
  const cheapest = cheapestRow(sections)
  if (!cheapest || rupeesOf(price) === rupeesOf(cheapest.from)) return []
  const text = `the price is ${price || 'left empty'}, but its price list begins at ${cheapest.from}`
  return [{ at: ['price'], text }]
}

/** The row of the price list with the lowest price, and that price's path. */
export function cheapestRow(
  sections: ProjectContent['sections'],
): { from: string; at: FieldPath } | undefined {
  const rows = sections.flatMap((section, place) =>
    section.kind === 'prices'
      ? section.rows.map(({ from }, row) => ({
          from,
          at: ['sections', place, 'rows', row, 'from'],
        }))
      : [],
  )
  return sorted(rows, (a, b) => (rupeesOf(a.from) ?? 0) - (rupeesOf(b.from) ?? 0))[0]
}
