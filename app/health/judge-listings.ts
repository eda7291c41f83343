import { LATE_SECONDS } from '#app/lib/dates/late.ts'
import { sorted } from '#app/lib/lists.ts'
import { healthTexts } from '#app/strings/en/health.ts'

import { bad, good, look, type Finding } from './health-check.ts'
import { plainReason } from './plain-reason.ts'

const NAMED = 3

/** State authorities require the RERA number in advertisements. */
export function judgeRera(names: readonly string[], all: number): Finding {
  const { rera } = healthTexts
  if (names.length === 0) return good(rera.good)
  return look(rera.some(names.length, all, fewNamed(names)), rera.todo)
}

/** Projects without current drawings where this site draws none: `still` have none, `earlier` outdated ones. */
export function judgeUndrawn(found: {
  still: readonly string[]
  earlier: readonly string[]
}): Finding {
  const { drawings } = healthTexts
  const { still, earlier } = found
  const all = still.length + earlier.length
  if (all === 0) return good(drawings.good)
  const says = [
    ...(still.length > 0 ? [drawings.still(still.length, fewNamed(still))] : []),
    ...(earlier.length > 0 ? [drawings.earlier(earlier.length, fewNamed(earlier))] : []),
  ].join(' ')
  return look(says, drawings.undrawnTodo(all))
}

/** `reason` of the last failed drawing. */
export function judgeDrawings(found: {
  waiting: number
  failed: readonly { name: string; at: number; reason: string }[]
}): Finding {
  const { drawings } = healthTexts
  const [last] = sorted(found.failed, (one, other) => other.at - one.at)
  if (!last) return good(found.waiting > 0 ? drawings.waiting(found.waiting) : drawings.good)
  const names = found.failed.map(({ name }) => name)
  return look(drawings.some(names.length, fewNamed(names), plainReason(last.reason)), drawings.todo)
}

export type Named = { listings: readonly string[]; pages: readonly string[] }

/** Publications that this release cannot read, so visitors see the previous ones. */
export function judgeUnread({ listings, pages }: Named): Finding {
  const { publications: texts } = healthTexts
  const says = [
    ...(listings.length > 0 ? [texts.listings(listings.length, fewNamed(listings))] : []),
    ...(pages.length > 0 ? [texts.pages(pages.length, fewNamed(pages))] : []),
  ]
  if (says.length === 0) return good(texts.good)
  return bad(says.join(' '), texts.todo(whereOf(listings, pages)))
}

function whereOf(listings: readonly string[], pages: readonly string[]): string {
  const { places } = healthTexts
  if (pages.length === 0) return places.projects
  return listings.length === 0 ? places.words : places.both
}

type Hours = { late: number; failed: Named; revoked: Named }

export function judgeSchedules({ late, failed: { listings, pages }, revoked }: Hours): Finding {
  const { schedules: texts } = healthTexts
  const failed = [...listings, ...pages]
  const wrong = [
    ...(late > LATE_SECONDS ? [bad(texts.late(late), texts.lateTodo)] : []),
    ...(failed.length > 0
      ? [
          bad(
            texts.failed(failed.length, fewNamed(failed)),
            texts.failedTodo(whereOf(listings, pages)),
          ),
        ]
      : []),
  ]
  const names = [...revoked.listings, ...revoked.pages]
  const cancelled =
    names.length > 0
      ? [
          look(
            texts.revoked(names.length, fewNamed(names)),
            texts.revokedTodo(whereOf(revoked.listings, revoked.pages)),
          ),
        ]
      : []
  const all = [...wrong, ...cancelled]
  if (all.length === 0) return good(texts.good)
  const judge = wrong.length > 0 ? bad : look
  return judge(all.map(({ says }) => says).join(' '), all.map(({ todo }) => todo).join(' '))
}

export type BucketState =
  | { kind: 'none' }
  /** Slots whose files are neither here nor in the bucket. */
  | { kind: 'read'; photographs: number; lacking: readonly string[] }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreadable' }

/** Whether this server and the others share their photos. */
export function judgeBucket(found: BucketState): Finding {
  const { bucket } = healthTexts
  if (found.kind === 'none') return good(bucket.none)
  if (found.kind === 'read') {
    const { photographs, lacking } = found
    if (lacking.length === 0) return good(bucket.good(photographs))
    return bad(bucket.lacking(lacking.length, fewNamed(lacking)), bucket.lackingTodo)
  }
  return found.kind === 'refused'
    ? bad(bucket.refused(plainReason(found.reason)), bucket.refusedTodo)
    : bad(bucket.unreadable, bucket.unreadableTodo)
}

function fewNamed(names: readonly string[]): string {
  const more = names.length > NAMED ? healthTexts.more(names.length - NAMED) : ''
  return names.slice(0, NAMED).join(', ') + more
}
