import { z } from 'zod'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import { groupBy } from '#app/lib/lists.ts'
import { faultMessage } from '#app/lib/text/fault-message.ts'
import { storableJson } from '#app/lib/text/storable.ts'
import { factKey } from '#app/projects/facts/fact-key.ts'
import { factNames } from '#app/projects/facts/fact-names.ts'
import { checkedSchema } from '#app/projects/model/checked.ts'
import { slugSchema } from '#app/projects/model/slug.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { readIn } from '#app/publishing/stored-texts.ts'

const changeSchema = checkedSchema
  .extend({ fact: z.enum(factNames), part: z.string(), was: z.string(), became: z.string() })
  .refine(({ was, became }) => was !== became, 'says that a fact became what it was')
  // The longest key of a source in the schema.
  .refine((one) => factKey(one).length <= 300, 'names a part in more than 300 letters')

const publicationSchema = z.strictObject({
  listing: z.int().min(0).max(999_999_999),
  slug: slugSchema,
  publishedAt: z.iso.datetime({
    precision: 3,
    error: 'must be a moment, as 2026-11-26T09:30:00.000Z',
  }),
  isArchived: z.boolean(),
  changes: z.array(changeSchema),
  /** With all translations. */
  content: z.record(z.string(), z.unknown()),
})

const historySchema = z.strictObject({ publications: z.array(publicationSchema) })

/** A publication: the address, whether archived, and the changed facts. */
export type PastPublication = z.output<typeof publicationSchema>

export type PublicationHistory = z.output<typeof historySchema>

/** The parsed history, or its faults as sentences; positions count from one. */
export function readHistory(
  value: unknown,
): { history: PublicationHistory; faults: [] } | { history: undefined; faults: string[] } {
  const read = historySchema.safeParse(value, { error: faultMessage })
  const faults = read.success
    ? historyFaults(read.data)
    : read.error.issues.map(({ path, message }) =>
        [...path.map((part) => (typeof part === 'number' ? part + 1 : String(part))), message].join(
          ' ',
        ),
      )
  return read.success && faults.length === 0
    ? { history: read.data, faults: [] }
    : { history: undefined, faults }
}

export function groupByProject(
  publications: readonly PastPublication[],
): Map<number, PastPublication[]> {
  return groupBy(publications, ({ listing: project }) => project)
}

function historyFaults({ publications }: PublicationHistory): string[] {
  const today = indianDay(new Date())
  const own = publications.flatMap((one, at) =>
    publicationFaults(one, today).map((text) => `publications ${at + 1} ${text}`),
  )
  const newest = [...groupByProject(publications).values()].flatMap((all) => all.at(-1) ?? [])
  return [...own, ...newest.flatMap(newestFaults), ...sharedFaults(newest)]
}

function publicationFaults(one: PastPublication, today: string): string[] {
  const { publishedAt, changes, content } = one
  const keys = changes.map(factKey)
  const twice = keys.find((key, at) => keys.indexOf(key) !== at)
  return [
    ...(indianDay(new Date(publishedAt)) > today ? ['publishedAt is a day to come'] : []),
    ...(twice === undefined ? [] : [`changes says twice what became of “${twice}”`]),
    ...(JSON.stringify(storableJson([changes, content])) === JSON.stringify([changes, content])
      ? []
      : ['holds characters that cannot be stored']),
  ]
}

/** Only the last publication is shown, so only it must be valid for this release. */
function newestFaults({ listing: id, slug, content }: PastPublication): string[] {
  const { project, faults } = parseProject(readIn(content))
  const wrong = project
    ? [
        ...(project.id === id ? [] : [`id is ${project.id}, while its listing is ${id}`]),
        ...(project.slug === slug ? [] : [`slug is ${project.slug}, while its address is ${slug}`]),
      ]
    : faults.map(({ at, text }) =>
        [...at.map((part) => (typeof part === 'number' ? part + 1 : part)), text].join(' '),
      )
  return wrong.map((text) => `the last of ${slug}: content ${text}`)
}

function sharedFaults(newest: readonly PastPublication[]): string[] {
  const slugs = newest.flatMap(({ slug, isArchived }) => (isArchived ? [] : [slug]))
  return [...new Set(slugs.filter((slug, at) => slugs.indexOf(slug) !== at))].map(
    (slug) => `two listings are at the address “${slug}”`,
  )
}
