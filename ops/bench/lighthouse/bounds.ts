import { CATEGORIES } from './measure.ts'
import type { Row } from './report.ts'

/** Milliseconds that a page's first and largest paint may come after its peer's. */
const LATER = 50
/** Milliseconds of blocked main thread. */
const BLOCKED = 20

/** A sentence for each broken bound, and for each audit that fails. */
export function beyond(rows: readonly Row[]): string[] {
  const own = rows.filter(({ side }) => side === 'site')
  return own.flatMap((row) => {
    const peer = rows.find(({ route, side }) => route === row.route && side !== 'site')
    const faults = [...ownFaults(row), ...(peer ? lateness(row, peer) : [])]
    return faults.length === 0 ? [] : [`${row.route}: ${faults.join('; ')}.`]
  })
}

function ownFaults({ scores, figures, failed }: Row): string[] {
  return [
    ...CATEGORIES.filter((name) => scores[name] < 100).map((name) => `${name} ${scores[name]}`),
    ...(figures.tbt >= BLOCKED ? [`TBT ${Math.round(figures.tbt)} ms`] : []),
    ...(figures.cls > 0 ? [`CLS ${figures.cls.toFixed(4)}`] : []),
    ...(failed.length > 0 ? [`failing audits: ${failed.join(', ')}`] : []),
  ]
}

function lateness({ figures }: Row, peer: Row): string[] {
  return (['fcp', 'lcp'] as const).flatMap((name) => {
    const later = figures[name] - peer.figures[name]
    const text = `${name.toUpperCase()} ${(later / 1000).toFixed(2)} s later than ${peer.side}'s`
    return later > LATER ? [text] : []
  })
}
