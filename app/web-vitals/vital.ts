/** Metrics of a page view (web.dev/articles/vitals). */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type Vital = (typeof vitals)[number]

export const devices = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof devices)[number]

/** Milliseconds, of CLS its score. */
export const GREATEST = { CLS: 10, time: 600_000 } as const

/** `0.05`, `240 ms`, `1.24 s`. */
export function vitalText(vital: Vital, value: number): string {
  if (vital === 'CLS') return value.toFixed(2)
  const ms = Math.round(value)
  if (ms < 1000) return `${ms} ms`
  return `${Number((value / 1000).toFixed(2))} s`
}
