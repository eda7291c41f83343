import type { TextPage } from '#app/pages/text-page.ts'

export type OwnersFacts = {
  rera: string
  days: Readonly<Record<string, number>>
  governingLaw: string | undefined
  analytics: string | undefined
  isTimed: boolean
}

export type CompletedText = Omit<TextPage, 'sections'> & { sections: CompletedSection[] }
export type CompletedSection = Omit<TextPage['sections'][number], 'measured' | 'timed'>

/** Fills in retention days, analytics and the governing law; without the law the terms show a marked blank. */
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

export function completedText(text: string, { rera, days, analytics }: OwnersFacts): string {
  const filled = text
    .replaceAll('{RERA}', () => rera)
    .replaceAll(/\{([A-Z_]+_DAYS)\}/g, (all, name: string) => String(days[name] ?? all))
  return analytics === undefined ? filled : filled.replaceAll('{ANALYTICS}', () => analytics)
}
