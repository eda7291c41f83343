import { z } from 'zod'

import { ONES, TENS } from '#app/projects/fact-check/figures/number-words.ts'
import { sourcesSchema, type FactChange, type Sources } from '#app/projects/facts/project-facts.ts'
import { withoutWrongDays, wrongDayOf } from '#app/projects/facts/source-day.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'

/** Rows that a list of a draft may have: more than any page shows, and few enough to be held against as many. */
export const MOST_ROWS = 300
/** Figures in one text, and in all: about ten times what any listing has, and no work for minutes. */
export const MOST_FIGURES = { ofText: 60, ofAll: 1000 } as const
/** What turns the direction of letters, and strikes through figures: what is read is not what is written then. */
const MISLEADING = /[\p{Bidi_Control}\u0335-\u0338]/u

/** What an editor sends of a draft: whatever JSON it is so far, its texts in one language. */
export const sentContent = z.record(z.string(), z.unknown()).superRefine((content, context) => {
  const message =
    faultIn(content) ?? (figuresIn(content) > MOST_FIGURES.ofAll ? texts.tooManyFigures : undefined)
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})

/**
 * The sources that are sent with a draft: each of the value that it was named for, so that it counts for no
 * later one. What was stored before that was asked is read as it is.
 */
export const sentSources = sourcesSchema.superRefine((sources, context) => {
  const all = Object.values(sources)
  if (all.some(({ of }) => of === undefined))
    context.addIssue({ code: 'custom', message: texts.sourceOfNothing })
})

/**
 * The sources of a draft that are of a day that was. One of a wrong day is refused where a fact that the draft
 * changes uses it, and else left out: it must not hold whoever has put that fact back.
 */
export function datedSources(
  sources: Sources,
  changesOf: () => readonly FactChange[],
): { sources: Sources } | { why: string } {
  const fit = withoutWrongDays(sources)
  const wrong = fit === sources ? undefined : wrongDayOf(changesOf(), sources)
  if (wrong === undefined) return { sources: fit }
  return { why: wrong === 'ahead' ? texts.sourceAhead : texts.sourceLongAgo }
}

function faultIn(value: unknown): string | undefined {
  if (typeof value === 'string') return faultOfText(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value) && value.length > MOST_ROWS) return texts.tooManyRows(MOST_ROWS)
  // What is stored in several languages has English among them (`Texts`); no field is called so.
  if (Object.hasOwn(value, 'en')) return texts.notPlain
  for (const one of Object.values(value)) {
    const fault = faultIn(one)
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOfText(text: string): string | undefined {
  if (MISLEADING.test(text)) return texts.misleading
  return figuresIn(text) > MOST_FIGURES.ofText ? texts.tooManyFigures : undefined
}

/** Digits, and the words that are read as numbers. */
const FIGURE = new RegExp(
  String.raw`\p{Nd}+|\b(?:${[...ONES, ...TENS].join('|')}|an? (?:month|mth|year|yr))`,
  'giu',
)

function figuresIn(value: unknown): number {
  if (typeof value === 'string') return value.normalize('NFKC').match(FIGURE)?.length ?? 0
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, one: unknown) => sum + figuresIn(one), 0)
}
