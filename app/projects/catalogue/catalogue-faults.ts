import { firstParts } from '#app/config/addresses.ts'
import { groupBy, sorted } from '#app/lib/lists.ts'
import { rupeesOf } from '#app/lib/money.ts'
import { faultMessage } from '#app/lib/text/fault-message.ts'
import { interestOnlyFaults } from '#app/projects/fact-check/interest-only-faults.ts'
import type { UnregisteredProjects } from '#app/projects/model/interest-only.ts'
import { projectSchema, type ProjectContent } from '#app/projects/model/project.ts'
import type { FieldPath } from '#app/publishing/difference.ts'
import type { Fault } from '#app/publishing/fault.ts'
import { isReraNumber, reraRule } from '#app/projects/rera/rera-rule.ts'

export type ProjectFile = { file: string; project: unknown }

/** Faults that block publishing, as sentences with the file's name: invalid or duplicate fields, and `ownFaults`. */
export function catalogueFaults(
  files: readonly ProjectFile[],
  unregistered: UnregisteredProjects = 'show',
): string[] {
  const sound: { file: string; project: ProjectContent }[] = []
  const faults = files.flatMap(({ file, project }) => {
    if (project === undefined) return [`${file}: it must export a constant named project`]
    const read = projectSchema.safeParse(project, { error: faultMessage })
    if (read.success) {
      sound.push({ file, project: read.data })
      const own = [
        ...fileFaults(file, read.data),
        ...ownFaults(read.data, unregistered).map(({ text }) => text),
      ]
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

function fileFaults(file: string, { slug }: ProjectContent): string[] {
  if (file === `${slug}.ts` || addressFault(slug) !== undefined) return []
  return [`its slug is ${slug}, so the file must be named ${slug}.ts`]
}

/** Faults of one valid project, without a look at its texts except for `interest-only`. */
export function ownFaults(
  project: ProjectContent,
  unregistered: UnregisteredProjects = 'show',
): Fault[] {
  const text = addressFault(project.slug)
  return [
    ...(text === undefined ? [] : [{ at: ['slug'], text }]),
    ...priceFaults(project),
    ...registrationFaults(project),
    ...(unregistered === 'interest-only' ? interestOnlyFaults(project) : []),
  ]
}

const LIST = 'catalogue'

function addressFault(slug: string): string | undefined {
  if (slug === LIST) return `the list of all listings has the address /${LIST}: choose another`
  return firstParts.has(slug)
    ? `another page of the site has the address /${slug}: choose another`
    : undefined
}

/** The page's price must be the lowest of its price list. */
function priceFaults({ price, sections }: ProjectContent): Fault[] {
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

function registrationFaults({ rera, state }: ProjectContent): Fault[] {
  if (rera?.number === undefined || isReraNumber(rera.number, state)) return []
  const { authority, example } = reraRule(state)
  const text = `“${rera.number}” is no number of ${authority}: enter it as ${example}`
  return [{ at: ['rera', 'number'], text }]
}
