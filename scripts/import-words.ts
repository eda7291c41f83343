import { checkWords } from '#app/projects/provenance.ts'
import type { Imported } from '#app/projects/versions/import-listings.server.ts'
import type { ListingChange } from '#app/projects/versions/import-plan.ts'

/** Of one listing, more than anybody reads on a terminal. */
const MOST_VALUES = 30
const LONGEST = 80

/** What an import did, or in a trial would do, listing by listing. */
export function importWords(imported: Imported, { isTrial }: { isTrial: boolean }): string {
  const { changed, archived, withoutFile, stayArchived, overtaken } = imported
  const done = isTrial ? 'would be ' : ''
  return [
    ...changed.flatMap((change) => changeWords(change, done)),
    ...archived.map(({ slug }) => `${slug}: ${done}archived, since it has no file`),
    ...withoutFile.map(({ slug }) => `${slug}: has no file and stays (--prune archives it)`),
    ...stayArchived.map(({ slug }) => `${slug}: is archived and stays so; the desk restores it`),
    ...overtaken.map(
      ({ listingId, madeBy, madeAt }) =>
        `A draft of ${slugOf(imported, listingId)} by ${madeBy ?? 'a command'}, ${madeAt.toISOString()}, ${isTrial ? 'would no longer be' : 'is no longer'} the newest version; it stays in the history.`,
    ),
    summary(changed.length, archived.length, isTrial),
  ].join('\n')
}

function changeWords({ listing, isNew, values, sources }: ListingChange, done: string): string[] {
  const checks = [...new Set(Object.values(sources).map((check) => `checked ${checkWords(check)}`))]
  if (isNew)
    return [`${listing.slug}: ${done}published, a new listing`, ...checks.map((one) => `  ${one}`)]
  const told = values.slice(0, MOST_VALUES).map(({ at, was, became }) => {
    const where = at.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' ')
    return `${where}: ${short(was)} → ${short(became)}`
  })
  const more = values.length - told.length
  return [
    `${listing.slug}: ${done}published`,
    ...[...told, ...(more > 0 ? [`and ${more} more`] : []), ...checks].map((one) => `  ${one}`),
  ]
}

function short(value: string | undefined): string {
  if (value === undefined) return 'nothing'
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}

function slugOf({ changed, archived }: Imported, id: number): string {
  const listings = [...changed.map(({ listing }) => listing), ...archived]
  return listings.find((one) => one.id === id)?.slug ?? String(id)
}

function summary(changed: number, archived: number, isTrial: boolean): string {
  if (changed + archived === 0) return 'The site shows just that: nothing to import.'
  const what = [
    ...(changed > 0 ? [`published ${changed}`] : []),
    ...(archived > 0 ? [`archived ${archived}`] : []),
  ].join(', ')
  return isTrial ? `Nothing was written: it would have ${what}.` : `It ${what}; the site shows it.`
}
