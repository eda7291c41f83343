import { markdownTable } from '../markdown-table.ts'
import { middle } from '../middle.ts'
import { CATEGORIES, type Figures } from './measure.ts'

/** Medians, and audits that failed in any run. */
export type Row = Figures & { route: string }

const HEAD = [
  'route',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP, s',
  'LCP, s',
  'TBT, ms',
  'CLS',
  'KB',
  'requests',
]
const BYTES_OF_KB = 1024

export function medians(runs: readonly Figures[]): Figures {
  const score = (name: (typeof CATEGORIES)[number]) =>
    middle(runs.map(({ scores }) => scores[name]))
  const figure = (name: keyof Figures['figures']) =>
    middle(runs.map(({ figures }) => figures[name]))
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    figures: {
      fcp: figure('fcp'),
      lcp: figure('lcp'),
      tbt: figure('tbt'),
      cls: figure('cls'),
      bytes: figure('bytes'),
    },
    requests: middle(runs.map(({ requests }) => requests)),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))].toSorted(),
  }
}

export function tableOf(rows: readonly Row[]): string {
  return markdownTable(
    HEAD,
    rows.map(({ route, scores, figures, requests }) => [
      route,
      ...CATEGORIES.map((name) => scores[name]),
      (figures.fcp / 1000).toFixed(2),
      (figures.lcp / 1000).toFixed(2),
      Math.round(figures.tbt),
      figures.cls.toFixed(3),
      (figures.bytes / BYTES_OF_KB).toFixed(1),
      requests,
    ]),
    1,
  )
}
