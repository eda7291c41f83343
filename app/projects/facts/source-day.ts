import { isAhead } from '#app/projects/publishing/checked-ahead.ts'

import { sourceOf } from './fact-key.ts'
import type { FactChange, Sources } from './project-facts.ts'

/** Before that day nothing was checked for this site: RERA is of 2016. */
export const FIRST_DAY = '2016-01-01'

/** Why a source cannot be of that day; undefined where it can. */
export function wrongDay(on: string): 'ahead' | 'long ago' | undefined {
  if (isAhead({ on })) return 'ahead'
  return on < FIRST_DAY ? 'long ago' : undefined
}

/** The sources that are of a day that was: one of a wrong day counts for none until it is put right. */
export function withoutWrongDays(sources: Sources): Sources {
  const all = Object.entries(sources)
  const fit = all.filter(([, { on }]) => wrongDay(on) === undefined)
  return fit.length === all.length ? sources : Object.fromEntries(fit)
}

/** What is wrong with the days of those sources that changed facts use: what no changed fact uses holds nobody. */
export function wrongDayOf(
  changes: readonly FactChange[],
  sources: Sources,
): 'ahead' | 'long ago' | undefined {
  const used = changes.flatMap((change) => sourceOf(change, sources) ?? [])
  const wrong = used.map(({ on }) => wrongDay(on))
  return wrong.find((one) => one !== undefined)
}
