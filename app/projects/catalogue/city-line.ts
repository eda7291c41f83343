import { sorted } from '#app/lib/lists.ts'
import { rupeesInWords } from '#app/lib/money.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import { projectTypes } from '#app/projects/model/project-types.ts'
import type { Project, ProjectType } from '#app/projects/model/project.ts'

type Listed = Pick<Project, 'summary' | 'type' | 'price' | 'revealPrice' | 'isInterestOnly'>

const KINDS: Readonly<Record<ProjectType, string>> = {
  Apartments: 'with apartments',
  Plots: 'with plots',
  Farmhouse: 'farmhouse',
  Commercial: 'commercial',
  Upcoming: 'upcoming',
}

/** One to three sentences: a single project's summary, or counts by type and the lowest price; undefined without projects. */
export function cityLine(projects: readonly Listed[]): string | undefined {
  const [only, ...others] = projects
  if (!only) return undefined
  if (others.length === 0) return only.summary
  const counts = projectTypes
    .map((type) => ({ type, count: projects.filter((one) => one.type === type).length }))
    .filter(({ count }) => count > 0)
  const kinds = counts.map(({ type, count }) => `${count}\u00A0${KINDS[type]}`)
  const [kind] = counts
  const text =
    kind && counts.length === 1
      ? `${projects.length}\u00A0projects, ${kind.count === 2 ? 'both' : 'all'} ${KINDS[kind.type]}.`
      : `${projects.length}\u00A0projects: ${LIST.format(kinds)}.`
  return [text, pricesOf(projects)].filter(Boolean).join(' ')
}

const LIST = new Intl.ListFormat('en-GB')

/** `Prices shown start from ₹85 lakh. Ask us for the others.`; empty when no price is public. */
function pricesOf(projects: readonly Listed[]): string | undefined {
  const labels = projects.map(priceLabel).filter((label) => label.kind === 'from')
  const lowest = sorted(labels, (one, other) => one.amount - other.amount)[0]
  if (!lowest) return undefined
  const from = `from ${rupeesInWords(lowest.amount)}.`
  if (labels.length === projects.length) return `Prices start ${from}`
  const shown = labels.length === 1 ? 'One project shows its price:' : 'Prices shown start'
  return `${shown} ${from} Ask us for the others.`
}
