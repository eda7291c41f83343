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
  const found = look(rera.some(names.length, all, fewNamed(names)), rera.todo)
  return { ...found, settings: ['UNREGISTERED_PROJECTS'] }
}

export type LostSearch = { search: string; people: number }

/** Saved searches that stay silent; undefined without one. */
export function judgeSearches(lost: readonly LostSearch[]): Finding | undefined {
  if (lost.length === 0) return undefined
  const { searches } = healthTexts
  const people = lost.reduce((sum, one) => sum + one.people, 0)
  const names = lost.map(({ search }) => [...new URLSearchParams(search).values()].join(', '))
  return look(searches.lost(people, fewNamed(names.map((name) => `“${name}”`))), searches.todo)
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
  const messages = [
    ...(still.length > 0 ? [drawings.still(still.length, fewNamed(still))] : []),
    ...(earlier.length > 0 ? [drawings.earlier(earlier.length, fewNamed(earlier))] : []),
  ].join(' ')
  return look(messages, drawings.undrawnTodo(all))
}

/** `reason` of the last failed drawing. */
export function judgeDrawings(found: {
  waiting: number
  failed: readonly { name: string; at: number; reason: string }[]
}): Finding {
  const { drawings } = healthTexts
  const [last] = sorted(found.failed, (one, other) => other.at - one.at)
  if (!last) return good(found.waiting > 0 ? drawings.pending(found.waiting) : drawings.good)
  const names = found.failed.map(({ name }) => name)
  return look(drawings.some(names.length, fewNamed(names), plainReason(last.reason)), drawings.todo)
}

export type Named = { projects: readonly string[]; pages: readonly string[] }

/** Publications that this release cannot read, so visitors see the previous ones. */
export function judgeUnread({ projects, pages }: Named): Finding {
  const { publications: texts } = healthTexts
  const messages = [
    ...(projects.length > 0 ? [texts.projects(projects.length, fewNamed(projects))] : []),
    ...(pages.length > 0 ? [texts.pages(pages.length, fewNamed(pages))] : []),
  ]
  if (messages.length === 0) return good(texts.good)
  return bad(messages.join(' '), texts.todo(whereOf(projects, pages)))
}

function whereOf(projects: readonly string[], pages: readonly string[]): string {
  const { places } = healthTexts
  if (pages.length === 0) return places.projects
  return projects.length === 0 ? places.pages : places.both
}

type Hours = { late: number; failed: Named; revoked: Named }

export function judgeSchedules({ late, failed: { projects, pages }, revoked }: Hours): Finding {
  const { schedules: texts } = healthTexts
  const failed = [...projects, ...pages]
  const wrong = [
    ...(late > LATE_SECONDS ? [bad(texts.late(late), texts.lateTodo)] : []),
    ...(failed.length > 0
      ? [
          bad(
            texts.failed(failed.length, fewNamed(failed)),
            texts.failedTodo(whereOf(projects, pages)),
          ),
        ]
      : []),
  ]
  const names = [...revoked.projects, ...revoked.pages]
  const cancelled =
    names.length > 0
      ? [
          look(
            texts.revoked(names.length, fewNamed(names)),
            texts.revokedTodo(whereOf(revoked.projects, revoked.pages)),
          ),
        ]
      : []
  const all = [...wrong, ...cancelled]
  if (all.length === 0) return good(texts.good)
  const judge = wrong.length > 0 ? bad : look
  const found = judge(
    all.map(({ message }) => message).join(' '),
    all.map(({ todo }) => todo).join(' '),
  )
  return late > LATE_SECONDS ? { ...found, job: 'publications' } : found
}

export type BucketState =
  | { kind: 'none' }
  /** Slots whose files are neither here nor in the bucket. */
  | { kind: 'read'; photos: number; missing: readonly string[] }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreadable' }

/** Whether this server and the others share their photos. */
export function judgeBucket(found: BucketState): Finding {
  const { bucket } = healthTexts
  if (found.kind === 'none') return good(bucket.none)
  if (found.kind === 'read') {
    const { photos, missing } = found
    if (missing.length === 0) return good(bucket.good(photos))
    return bad(bucket.missing(missing.length, fewNamed(missing)), bucket.missingTodo)
  }
  return found.kind === 'refused'
    ? bad(bucket.refused(plainReason(found.reason)), bucket.refusedTodo)
    : bad(bucket.unreadable, bucket.unreadableTodo)
}

function fewNamed(names: readonly string[]): string {
  const more = names.length > NAMED ? healthTexts.more(names.length - NAMED) : ''
  return names.slice(0, NAMED).join(', ') + more
}
