import { z } from 'zod'

import { loadTools } from './tools.ts'

/** Lighthouse's audit names: milliseconds, a score of shifts, bytes. */
const REPORTED_AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof CATEGORIES)[number]

/** One run: scores of 100, the figures of `REPORTED_AUDITS`, requests, and failed audits. */
export type Figures = {
  scores: Record<Category, number>
  figures: Record<keyof typeof REPORTED_AUDITS, number>
  requests: number
  failed: string[]
}

/** An audit below this score fails, unless it only informs. */
const FAILS_BELOW = 0.9
/** On a busy machine Chromium sometimes loses the start of its trace. */
const ATTEMPTS = 3
const JUDGING = new Set(['binary', 'numeric', 'metricSavings'])

const category = z.object({ score: z.number().nullable() })
const result = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      numericValue: z.number().optional(),
      details: z.unknown(),
    }),
  ),
  runtimeError: z.object({ message: z.string() }).optional(),
})
const list = z.object({ items: z.array(z.unknown()) })
type Result = z.infer<typeof result>
type Audits = Result['audits']

/** One run on Lighthouse's simulated phone (slow 4G, a processor four times slower), in a new browser. */
export async function measure(address: string): Promise<Figures> {
  let lastError = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { categories, audits, runtimeError } = await run(address)
    if (!runtimeError) return figuresOf(categories, audits)
    lastError = runtimeError.message
  }
  throw new Error(`${address}: ${lastError}`)
}

async function run(address: string): Promise<Result> {
  const { launch, lighthouse } = await loadTools()
  const browser = await launch()
  try {
    const ran = await lighthouse(address, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    return result.parse(ran?.lhr)
  } finally {
    browser.kill()
  }
}

function figuresOf(categories: Result['categories'], audits: Audits): Figures {
  return {
    scores: {
      performance: hundredths(categories.performance.score),
      accessibility: hundredths(categories.accessibility.score),
      'best-practices': hundredths(categories['best-practices'].score),
      seo: hundredths(categories.seo.score),
    },
    figures: {
      fcp: figure(audits, REPORTED_AUDITS.fcp),
      lcp: figure(audits, REPORTED_AUDITS.lcp),
      tbt: figure(audits, REPORTED_AUDITS.tbt),
      cls: figure(audits, REPORTED_AUDITS.cls),
      bytes: figure(audits, REPORTED_AUDITS.bytes),
    },
    requests: list.parse(audits['network-requests']?.details).items.length,
    failed: failedOf(audits),
  }
}

const hundredths = (score: number | null) => Math.round((score ?? 0) * 100)

const figure = (audits: Audits, name: string) => audits[name]?.numericValue ?? Number.NaN

function failedOf(audits: Audits): string[] {
  return Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => {
      return score !== null && score < FAILS_BELOW && JUDGING.has(scoreDisplayMode)
    })
    .map(([name]) => name)
}
