import { expect, test } from 'vitest'

import { beyond } from './bounds.ts'
import { medians, type Row } from './report.ts'

const best = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

function row(side: string, figures: Partial<Row['figures']> = {}, failed: string[] = []): Row {
  return {
    route: '/',
    side,
    scores: best,
    figures: { fcp: 900, lcp: 1400, tbt: 0, cls: 0, bytes: 100_000, ...figures },
    requests: 9,
    failed,
  }
}

test('nothing is said of a page within its bounds', () => {
  expect(beyond([row('site', { lcp: 1450, tbt: 19 }), row('astro')])).toEqual([])
})

test('a page that paints later than its peer, shifts or is blocked is named with by how much', () => {
  const site = row('site', { fcp: 1000, lcp: 1460, tbt: 20, cls: 0.001 }, ['meta-description'])
  expect(beyond([site, row('astro')])).toEqual([
    "/: TBT 20 ms; CLS 0.0010; failing audits: meta-description; FCP 0.10 s later than astro's; LCP 0.06 s later than astro's.",
  ])
})

test('the peer itself is not judged, and a page without one on its own figures alone', () => {
  expect(beyond([row('astro', { tbt: 300 })])).toEqual([])
  expect(beyond([row('site', { lcp: 9000 })])).toEqual([])
})

test('a page comes to the median of its runs, and to whatever failed in any', () => {
  const runs = [row('site', { lcp: 3000 }, ['b']), row('site', { lcp: 1000 }, ['a']), row('site')]
  const { figures, failed } = medians(runs)
  expect(figures.lcp).toBe(1400)
  expect(failed).toEqual(['a', 'b'])
})
