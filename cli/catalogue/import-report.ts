import type { ImportedPages } from '#app/pages/publishing/import-pages.server.ts'
import { checkText } from '#app/projects/page/provenance.ts'
import { differences, type Difference } from '#app/publishing/difference.ts'
import type { ProjectChange } from '#app/projects/publishing/import/import-plan.ts'
import type { Imported } from '#app/projects/publishing/import/import-projects.server.ts'

/** For one project, more than anyone reads on a terminal. */
const MAX_VALUES = 30
const LONGEST = 80

/** What an import did, or would do in a trial, by project and page. */
export function importReport(
  imported: Imported,
  pages: Pick<ImportedPages, 'changed' | 'conflicts'>,
  { isTrial }: { isTrial: boolean },
): string {
  const { changed, archived, withoutFile, stayArchived, supersededDrafts } = imported
  const done = isTrial ? 'would be ' : ''
  const drafts = [
    ...supersededDrafts.map((one) => ({ ...one, of: slugOf(imported, one.subject) })),
    ...pages.conflicts.map((one) => ({ ...one, of: `the words of ${one.subject}` })),
  ]
  return [
    ...changed.flatMap((change) => changeLines(change, done)),
    ...archived.map(({ slug }) => `${slug}: ${done}archived, since it has no file`),
    ...withoutFile.map(({ slug }) => `${slug}: has no file and stays (--prune archives it)`),
    ...stayArchived.map(
      ({ slug }) => `${slug}: is archived and stays so; the dashboard restores it`,
    ),
    ...pages.changed.flatMap(({ page, before, after }) => [
      `words of ${page}: ${done}published`,
      ...valueLines(differences(before, after)),
    ]),
    ...drafts.map(
      ({ of, madeBy, madeAt }) =>
        `A draft of ${of} by ${madeBy ?? 'a command'}, ${madeAt.toISOString()}, ${isTrial ? 'would no longer be' : 'is no longer'} the newest version; it stays in the history.`,
    ),
    summary([changed.length, archived.length, pages.changed.length], isTrial),
  ].join('\n')
}

function changeLines(change: ProjectChange, done: string): string[] {
  const { project, isNew, values, sources, warnings } = change
  const checks = [...new Set(Object.values(sources).map((check) => `checked ${checkText(check)}`))]
  return [
    `${project.slug}: ${done}published${isNew ? ', a new project' : ''}`,
    ...(isNew ? [] : valueLines(values)),
    ...[...checks, ...warnings.map((one) => `warning: ${one}`)].map((one) => `  ${one}`),
  ]
}

function valueLines(values: readonly Difference[]): string[] {
  const lines = values.slice(0, MAX_VALUES).map(({ at, was, became }) => {
    const where = at.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' ')
    return `  ${where}: ${short(was)} → ${short(became)}`
  })
  const more = values.length - lines.length
  return more > 0 ? [...lines, `  and ${more} more`] : lines
}

function short(value: string | undefined): string {
  if (value === undefined) return 'nothing'
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}

function slugOf({ changed, archived }: Imported, id: number): string {
  const projects = [...changed.map(({ project }) => project), ...archived]
  return projects.find((one) => one.id === id)?.slug ?? String(id)
}

function summary([changed = 0, archived = 0, pages = 0]: number[], isTrial: boolean): string {
  const what = Object.entries({
    [`published ${changed}`]: changed,
    [`archived ${archived}`]: archived,
    [`published the words of ${pages} ${pages === 1 ? 'page' : 'pages'}`]: pages,
  })
    .flatMap(([text, count]) => (count > 0 ? [text] : []))
    .join(', ')
  if (what === '') return 'The site already shows this. There is nothing to import.'
  return isTrial ? `Nothing was written: it would have ${what}.` : `It ${what}; the site shows it.`
}
