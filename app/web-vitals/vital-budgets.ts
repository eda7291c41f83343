import type { Vital } from './vital.ts'

/**
 * What three of four views must keep to: milliseconds, of CLS its score. web.dev/articles/vitals and
 * web.dev/articles/{fcp,ttfb} call LCP 2.5 s, INP 200 ms, CLS 0.1, FCP 1.8 s and TTFB 0.8 s good. Ours
 * are stricter: pages come whole from memory, need no script to be read, and have a size for every picture.
 */
export const vitalBudgets: Record<Vital, number> = {
  LCP: 2000,
  INP: 150,
  CLS: 0.05,
  FCP: 1500,
  TTFB: 600,
}
