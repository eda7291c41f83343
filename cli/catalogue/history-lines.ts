import { indianDay } from '#app/lib/dates/indian-day.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import type { HistoryPlan, TakenHistory } from '#app/projects/publishing/import/history-plan.ts'
import type { PastPublication } from '#app/projects/publishing/import/publication-history.ts'

/** What an import took from another site's history, or would take in a trial, and what it left and why. */
export function historyLines({ taken, left }: HistoryPlan, { isTrial }: { isTrial: boolean }) {
  return [
    ...taken.map(
      (one) => `${one.slug}: its past ${isTrial ? 'would be ' : ''}taken over, ${past(one)}`,
    ),
    ...left.map(({ slug, why }) => `${slug}: its past is left, since ${why}`),
  ]
}

function past({ missing, slug, isBeneath }: TakenHistory): string {
  const days = [...new Set(missing.map(dayOf))].toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)].map(
    (day) => day && checkedDay({ on: day }),
  )
  const changes = missing.flatMap((one) => one.changes).length
  const former = [...new Set(missing.map((one) => one.slug))].filter((one) => one !== slug)
  const isArchived = !isBeneath && missing.at(-1)?.isArchived === true
  return [
    first === last ? `of ${first}` : `${first} to ${last}`,
    ...(changes > 0 ? [`with ${changes} ${changes === 1 ? 'change' : 'changes'} of facts`] : []),
    ...former.map((one) => `from the address ${one}`),
    ...(isArchived ? ['off the site'] : []),
    ...(isBeneath ? ['what this site shows stays'] : []),
  ].join(', ')
}

function dayOf({ publishedAt }: PastPublication): string {
  return indianDay(new Date(publishedAt))
}
