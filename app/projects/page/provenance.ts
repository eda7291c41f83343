import { sorted } from '#app/lib/lists.ts'
import type { Checked } from '#app/projects/model/checked.ts'
import type { QuestionState } from '#app/projects/questions/question.ts'

type Sourced = { checked: Checked; sections: readonly { checked?: Checked | undefined }[] }

/** In a visitor's words. */
const SOURCES = {
  specification: 'the project details given to us',
  developer: 'the developer’s own information',
  staff: 'the information given to our team',
} as const

/** Where a day follows at once. */
const NAMES = {
  specification: 'Details given to us',
  developer: 'Developer’s information',
  staff: 'Given to our team',
} as const

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

/** A page is only as fresh as its oldest check. */
export function oldestCheck({ checked, sections }: Sourced): Checked {
  return sections
    .flatMap((section) => section.checked ?? [])
    .reduce((oldest, one) => (one.on < oldest.on ? one : oldest), checked)
}

/** The oldest check of a page, or a later one of what its ledger confirms. */
export function latestCheck({
  questions,
  ...page
}: Sourced & { questions: readonly QuestionState[] }): Checked {
  return questions
    .flatMap((one) => (one.state === 'confirmed' ? { source: one.source, on: one.day } : []))
    .reduce((latest, one) => (one.on > latest.on ? one : latest), oldestCheck(page))
}

/** `21 Nov 2026 against the developer’s own information`. */
export function checkText(check: Checked): string {
  return `${checkedDay(check)} against ${checkedSource(check)}`
}

export function checkedDay({ on }: Pick<Checked, 'on'>): string {
  return DAY.format(new Date(on))
}

export function checkedSource({ source }: Pick<Checked, 'source'>): string {
  return SOURCES[source]
}

/** `Developer’s information` */
export function sourceName({ source }: Pick<Checked, 'source'>): string {
  return NAMES[source]
}

/** `checked on 21 Nov 2026`, by each page's oldest check; empty without projects. */
export function checkedBetween(projects: readonly Sourced[]): string | undefined {
  const days = sorted(projects.map((project) => oldestCheck(project).on))
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return undefined
  if (first === last) return `checked on ${checkedDay({ on: first })}`
  return `checked between ${checkedDay({ on: first })} and ${checkedDay({ on: last })}`
}

/** Both are ISO dates. */
export function daysSince({ on }: Pick<Checked, 'on'>, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(on)) / 86_400_000)
}
