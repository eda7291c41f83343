import { markdownTable } from '#ops/bench/markdown-table.ts'
import { middle } from '#ops/bench/middle.ts'

import type { RecordedAnswer } from './answers.ts'
import type { Measurement } from './wrk.ts'

const HEAD = [
  'address',
  'bytes',
  'site, requests/s',
  'nginx, requests/s',
  'site / nginx',
  'site p50, ms',
  'nginx p50, ms',
  'site p99, ms',
  'nginx p99, ms',
  'refused',
]

/** Share of nginx's requests per second with the same bytes on the same core; milliseconds at the 99th percentile. */
const MIN_SHARE = 0.5
const MAX_P99 = 20
/** Megabytes after all requests, and milliseconds of a later start. */
const MAX_HELD = 200
const MAX_START = 1500

type Side = 'site' | 'nginx'

function medianOf(
  measurements: readonly Measurement[],
  of: { path: string; side: Side },
  name: 'p50' | 'p99' | 'perSecond',
): number {
  const runs = measurements.filter(({ path, side }) => path === of.path && side === of.side)
  return middle(runs.map((run) => run[name]))
}

export function beyondBounds(
  answers: readonly RecordedAnswer[],
  measurements: readonly Measurement[],
): string[] {
  return answers.flatMap(({ path }) => {
    const of = (side: Side, name: 'p99' | 'perSecond') =>
      medianOf(measurements, { path, side }, name)
    const share = of('site', 'perSecond') / of('nginx', 'perSecond')
    const p99 = of('site', 'p99')
    return [
      ...(share < MIN_SHARE ? [`${path} has ${share.toFixed(2)} of nginx's requests.`] : []),
      ...(p99 > MAX_P99 ? [`${path} takes ${p99.toFixed(1)} ms for one in a hundred.`] : []),
    ]
  })
}

/** `held` in megabytes at the end, `start` in milliseconds. */
export function beyondLimits({ held, start }: { held: number; start: number }): string[] {
  return [
    ...(held <= MAX_HELD ? [] : [`The site holds ${held} MB, more than ${MAX_HELD}.`]),
    ...(start > MAX_START ? [`It starts again in ${start} ms, more than ${MAX_START}.`] : []),
  ]
}

export function roundsTable(
  answers: readonly RecordedAnswer[],
  measurements: readonly Measurement[],
): string {
  const rows = answers.map(({ path, body }) => {
    const both = (name: 'p50' | 'p99' | 'perSecond') =>
      (['site', 'nginx'] as const).map((side) => medianOf(measurements, { path, side }, name))
    const [own = 0, other = 0] = both('perSecond')
    return [
      path,
      body.length,
      Math.round(own),
      Math.round(other),
      (own / other).toFixed(2),
      ...[...both('p50'), ...both('p99')].map((one) => one.toFixed(1)),
      measurements
        .filter((one) => one.path === path)
        .reduce((sum, { refused }) => sum + refused, 0),
    ]
  })
  return markdownTable(HEAD, rows)
}
