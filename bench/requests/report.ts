import { markdownTable } from '../markdown-table.ts'
import { middle } from '../middle.ts'
import type { Kept } from './answers.ts'
import type { Asked } from './wrk.ts'

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

/** The medians of all rounds, an address a row. */
export function roundsTable(kept: readonly Kept[], asked: readonly Asked[]): string {
  const rows = kept.map(({ path, body }) => {
    const [site, nginx] = ['site', 'nginx'].map((side) =>
      asked.filter((one) => one.path === path && one.side === side),
    )
    const both = (name: 'p50' | 'p99' | 'perSecond') =>
      [site, nginx].map((runs = []) => middle(runs.map((run) => run[name])))
    const [own = 0, other = 0] = both('perSecond')
    return [
      path,
      body.length,
      Math.round(own),
      Math.round(other),
      (own / other).toFixed(2),
      ...[...both('p50'), ...both('p99')].map((one) => one.toFixed(1)),
      asked.filter((one) => one.path === path).reduce((sum, { refused }) => sum + refused, 0),
    ]
  })
  return markdownTable(HEAD, rows)
}
