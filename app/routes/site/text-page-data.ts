import { productOf } from '#app/analytics/analytics-id.ts'
import { config } from '#app/config.server.ts'
import { pictureFacts } from '#app/pictures/manifest.server.ts'
import type { PictureFacts } from '#app/pictures/picture.tsx'
import type { TextPage } from '#content/pages/text-page.ts'

/**
 * The page with what the owner decides: how many days presses of links are kept, whether visits may be
 * measured, and the governing law; until that is named the terms show a marked blank.
 */
export function completed(page: TextPage): TextPage {
  const law = config.GOVERNING_LAW
  const days = String(config.CONTACT_DAYS)
  const sections = page.sections.map(({ blank, measured, timed, ...section }) => {
    if (blank !== undefined && law !== undefined) return { ...section, paragraphs: [law] }
    const paragraphs = [
      ...(section.paragraphs ?? []),
      ...measuredWords(measured),
      ...(config.VITALS_SAMPLE > 0 ? (timed ?? []) : []),
    ].map((text) => text.replace('{CONTACT_DAYS}', days))
    return {
      ...section,
      ...(blank !== undefined && { blank }),
      ...(paragraphs.length > 0 && { paragraphs }),
    }
  })
  return { ...page, sections }
}

function measuredWords(words: readonly string[] = []): string[] {
  const id = config.ANALYTICS_ID
  return id === undefined ? [] : words.map((text) => text.replace('{ANALYTICS}', productOf(id)))
}

/** The pictures that the cards of a page show, by their slots. */
export function picturesOf({ sections }: TextPage): Record<string, PictureFacts> {
  const slots = sections.flatMap(({ cards }) => cards ?? []).map(({ picture }) => picture)
  return Object.fromEntries(slots.map((slot) => [slot, pictureFacts(slot)]))
}
