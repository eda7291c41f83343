import type { TextPage } from '#app/pages/text-page.ts'

/** What pages of text say of a deployment: what its owner decides, and what its catalogue holds. */
export type OwnersFacts = {
  /** How many projects show a RERA number, as a sentence. */
  rera: string
  /** What stands for which name in braces: for how many days each is kept. */
  days: Readonly<Record<string, number>>
  governingLaw: string | undefined
  /** What measures visits is called; undefined where nothing does. */
  analytics: string | undefined
  /** Whether the site itself measures some views. */
  isTimed: boolean
}

/** A page of text as it is drawn. */
export type CompletedText = Omit<TextPage, 'sections'> & { sections: CompletedSection[] }
export type CompletedSection = Omit<TextPage['sections'][number], 'measured' | 'timed'>

/**
 * The page with what the owner decides: how many days each is kept, whether visits may be
 * measured, and the governing law; until that is named the terms show a marked blank.
 */
export function completed(page: TextPage, owner: OwnersFacts): CompletedText {
  const { governingLaw: law, analytics, isTimed } = owner
  const sections = page.sections.map(({ blank, measured, timed, ...section }) => {
    if (blank !== undefined && law !== undefined) return { ...section, paragraphs: [law] }
    const paragraphs = [
      ...(section.paragraphs ?? []),
      ...(analytics === undefined ? [] : (measured ?? [])),
      ...(isTimed ? (timed ?? []) : []),
    ].map((text) => completedText(text, owner))
    return {
      ...section,
      ...(blank !== undefined && { blank }),
      ...(paragraphs.length > 0 && { paragraphs }),
    }
  })
  return { ...page, sections }
}

/** A text with what stands for the names in braces. */
export function completedText(text: string, { rera, days, analytics }: OwnersFacts): string {
  const filled = text
    .replaceAll('{RERA}', () => rera)
    .replaceAll(/\{([A-Z]+_DAYS)\}/g, (all, name: string) => String(days[name] ?? all))
  return analytics === undefined ? filled : filled.replaceAll('{ANALYTICS}', () => analytics)
}
