import { expect, test } from 'vitest'

import { beyond } from './bounds.ts'
import { medians, type Row } from './report.ts'

const best = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

function row(figures: Partial<Row['figures']> = {}, failed: string[] = []): Row {
  return {
    route: '/',
    scores: best,
    figures: { fcp: 900, lcp: 1400, tbt: 0, cls: 0, bytes: 100_000, ...figures },
    requests: 9,
    failed,
  }
}

test('nothing is said of a page within its bounds', () => {
  expect(beyond([row({ lcp: 9000, tbt: 19 })])).toEqual([])
})

test('a page that shifts, is blocked or fails an audit is named', () => {
  expect(beyond([row(), row({ tbt: 20, cls: 0.001 }, ['meta-description'])])).toEqual([
    '/: TBT 20 ms; CLS 0.0010; failing audits: meta-description.',
  ])
})

test('a page comes to the median of its runs, and to whatever failed in any', () => {
  const runs = [row({ lcp: 3000 }, ['b']), row({ lcp: 1000 }, ['a']), row()]
  const { figures, failed } = medians(runs)
  expect(figures.lcp).toBe(1400)
  expect(failed).toEqual(['a', 'b'])
})
