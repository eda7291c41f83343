import type { ShownPerson } from '#app/pages/people-list.tsx'
import type { TextPage } from '#app/pages/text-page.ts'
import type { FieldPath } from '#app/ui/document/field.tsx'

export type OwnersFacts = {
  rera: string
  days: Readonly<Record<string, number>>
  governingLaw: string | undefined
  analytics: string | undefined
  isTimed: boolean
}

export type CompletedText = Omit<TextPage, 'sections' | 'people'> & {
  sections: CompletedSection[]
  people?: readonly ShownPerson[] | undefined
}
export type CompletedSection = Omit<
  TextPage['sections'][number],
  'paragraphs' | 'measured' | 'timed'
> & {
  /** `at`: the field of the section with the text. */
  paragraphs?: { text: string; at: FieldPath }[]
}

/** Fills in retention days, analytics and, on a legal page, the governing law; a blank without text is marked in the preview. */
export function completed(page: TextPage, owner: OwnersFacts): CompletedText {
  const { analytics, isTimed } = owner
  const law = page.inForceSince === undefined ? undefined : owner.governingLaw
  const sections = page.sections.map(
    ({ blank, measured, timed, paragraphs: texts, ...section }) => {
      if (blank !== undefined && law !== undefined)
        return { ...section, paragraphs: [{ text: law, at: ['blank'] }] }
      const paragraphs = [
        ...passages('paragraphs', texts),
        ...passages('measured', analytics === undefined ? [] : measured),
        ...passages('timed', isTimed ? timed : []),
      ].map(({ text, at }) => ({ text: completedText(text, owner), at }))
      return {
        ...section,
        ...(blank !== undefined && { blank }),
        ...(paragraphs.length > 0 && { paragraphs }),
      }
    },
  )
  return { ...page, sections }
}

function passages(name: string, texts: readonly string[] = []) {
  return texts.map((text, index) => ({ text, at: [name, index] }))
}

/** Without the parts that the owner has still to write, which visitors never see. */
export function withoutBlanks(page: CompletedText): CompletedText {
  const sections = page.sections.flatMap(({ blank, ...section }) =>
    blank !== undefined && Object.keys(section).every((key) => key === 'heading' || key === 'id')
      ? []
      : [section],
  )
  return { ...page, sections }
}

export function completedText(text: string, { rera, days, analytics }: OwnersFacts): string {
  const filled = text
    .replaceAll('{RERA}', () => rera)
    .replaceAll(/\{([A-Z_]+_DAYS)\}/g, (all, name: string) => String(days[name] ?? all))
  return analytics === undefined ? filled : filled.replaceAll('{ANALYTICS}', () => analytics)
}
