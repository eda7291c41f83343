import { isAhead } from '#app/projects/publishing/checked-ahead.ts'

import { sourceOf } from './fact-key.ts'
import type { FactChange, Sources } from './project-facts.ts'

/** RERA dates from 2016, so no source is older. */
export const FIRST_DAY = '2016-01-01'

/** Undefined for a valid day. */
export function wrongDay(on: string): 'ahead' | 'long ago' | undefined {
  if (isAhead({ on })) return 'ahead'
  return on < FIRST_DAY ? 'long ago' : undefined
}

export function withoutWrongDays(sources: Sources): Sources {
  const all = Object.entries(sources)
  const fit = all.filter(([, { on }]) => wrongDay(on) === undefined)
  return fit.length === all.length ? sources : Object.fromEntries(fit)
}

/** Invalid days of sources that changed facts use; other sources block nothing. */
export function wrongDayOf(
  changes: readonly FactChange[],
  sources: Sources,
): 'ahead' | 'long ago' | undefined {
  const used = changes.flatMap((change) => sourceOf(change, sources) ?? [])
  const wrong = used.map(({ on }) => wrongDay(on))
  return wrong.find((one) => one !== undefined)
}
