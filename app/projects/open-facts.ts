import type { PageWords } from './sub-page.ts'

type Page = Pick<PageWords, 'type' | 'facts' | 'possession' | 'sections' | 'pages'>

/**
 * What a buyer asks next and the page does not say, in the words of the line that offers to send it.
 * Price and registration are offered in the head.
 */
export function openFacts(page: Page): string[] {
  if (page.type === 'Upcoming') return []
  const { sections } = page
  const hasPlan = page.pages !== undefined || sections.some(({ kind }) => kind === 'payment-plan')
  const hasPossession =
    page.possession !== undefined || hasFact(page, /^(?:completion|to possession|possession)/i)
  return [
    ...(hasSizes(page) ? [] : ['sizes']),
    ...(hasPlan ? [] : ['payment plan']),
    ...(hasPossession ? [] : ['possession']),
  ]
}

function hasSizes(page: Page): boolean {
  return (
    page.pages !== undefined ||
    page.facts?.some(({ unit }) => unit !== undefined && /^sq\b/.test(unit)) === true ||
    page.sections.some(
      (section) =>
        section.kind === 'units' && section.rows.some(({ detail }) => detail !== undefined),
    )
  )
}

function hasFact({ facts }: Page, label: RegExp): boolean {
  return facts?.some((fact) => label.test(fact.label)) === true
}
