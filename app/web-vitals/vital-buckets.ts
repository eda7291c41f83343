import { GREATEST, type Vital } from './vital.ts'

/** Milliseconds: finer where views are good; every budget and bound of web.dev is an edge. */
const LOADING = [
  0, 50, 100, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000,
  5000, 7500, 10_000, 20_000, 60_000,
]
const RESPONDING = [0, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000]
const SHIFTING = [0, 1, 10, 25, 50, 75, 100, 150, 200, 250, 500, 1000, 2000, 5000]

const lowerEdges: Record<Vital, readonly number[]> = {
  LCP: LOADING,
  FCP: LOADING,
  TTFB: LOADING,
  INP: RESPONDING,
  CLS: SHIFTING,
}

function scaleOf(vital: Vital): number {
  return vital === 'CLS' ? 1000 : 1
}

export function bucketEdges(vital: Vital): number[] {
  const greatest = vital === 'CLS' ? GREATEST.CLS : GREATEST.time
  return [...lowerEdges[vital].map((edge) => edge / scaleOf(vital)), greatest]
}

/** The bucket's lower edge, of CLS in thousandths. */
export function bucketOf(vital: Vital, value: number): number {
  return lowerEdges[vital].findLast((edge) => edge <= value * scaleOf(vital)) ?? 0
}

export function boundsOf(vital: Vital, bucket: number): { from: number; to: number } {
  const from = bucket / scaleOf(vital)
  return { from, to: bucketEdges(vital).find((edge) => edge > from) ?? from }
}
