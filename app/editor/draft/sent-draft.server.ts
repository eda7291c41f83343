import type { Json } from '#app/lib/json/json.ts'
import { z } from 'zod'

import { sourcesSchema, type FactChange, type Sources } from '#app/projects/facts/project-facts.ts'
import { withoutWrongDays, wrongDayOf } from '#app/projects/facts/source-day.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

/** Bounds the work of a comparison; more rows than any page shows. */
export const MAX_ROWS = 300
/** About ten times what any project has, to bound the work. */
export const MAX_FIGURES = { ofText: 60, ofAll: 1000 } as const
/** Characters that reverse or strike through text, so that it reads other than it is written. */
const MISLEADING = /[\p{Bidi_Control}\u0335-\u0338]/u

export const sentContent = z
  .record(
    z.string(),
    z.custom<Json>(() => true),
  )
  .superRefine((content, context) => {
    const message =
      faultIn(content) ??
      (figuresIn(content) > MAX_FIGURES.ofAll ? texts.tooManyFigures : undefined)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

/** Each source names the value that it is for, so that it counts for no later one. */
export const sentSources = sourcesSchema.superRefine((sources, context) => {
  const all = Object.values(sources)
  if (all.some(({ of }) => of === undefined))
    context.addIssue({ code: 'custom', message: texts.sourceOfNothing })
})

/** Rejects a source with an invalid day where a changed fact uses it, and drops it elsewhere, so that a reverted fact blocks nothing. */
export function datedSources(
  sources: Sources,
  changesOf: () => readonly FactChange[],
): { sources: Sources } | { why: string } {
  const fit = withoutWrongDays(sources)
  const wrong = fit === sources ? undefined : wrongDayOf(changesOf(), sources)
  if (wrong === undefined) return { sources: fit }
  return { why: wrong === 'ahead' ? texts.sourceAhead : texts.sourceLongAgo }
}

function faultIn(value: Json): string | undefined {
  if (typeof value === 'string') return faultOfText(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value) && value.length > MAX_ROWS) return texts.tooManyRows(MAX_ROWS)
  // An object with `en` is a stored translation (`Texts`); no field has that name.
  if (Object.hasOwn(value, 'en')) return texts.notPlain
  for (const one of Object.values(value)) {
    const fault = faultIn(one)
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOfText(text: string): string | undefined {
  if (MISLEADING.test(text)) return texts.misleading
  return figuresIn(text) > MAX_FIGURES.ofText ? texts.tooManyFigures : undefined
}

const FIGURE = /\p{Nd}+/gu

function figuresIn(value: Json): number {
  if (typeof value === 'string') return value.normalize('NFKC').match(FIGURE)?.length ?? 0
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, one: Json) => sum + figuresIn(one), 0)
}
