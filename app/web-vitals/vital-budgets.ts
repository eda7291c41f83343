import type { Vital } from './vital.ts'

/** 75th percentile in milliseconds, of CLS its score; stricter than web.dev's LCP 2.5 s, INP 200 ms, CLS 0.1, FCP 1.8 s, TTFB 0.8 s. */
export const vitalBudgets: Record<Vital, number> = {
  LCP: 2000,
  INP: 150,
  CLS: 0.05,
  FCP: 1500,
  TTFB: 600,
}
