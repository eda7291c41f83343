import type { State } from '#app/projects/model/states.ts'

/** What an advertisement must show by the rule of the project's state. */
export type ReraRule = {
  authority: string
  /** The authority's site for looking up registrations. */
  portal: string
  /** The law or order. */
  basis: string
  /** Every state also requires the number and the authority's address. */
  alsoRequires: readonly ('qr' | 'account' | 'agent')[]
}

/** Real Estate (Regulation and Development) Act 2016, section 11(2). */
const ACT =
  'Real Estate (Regulation and Development) Act 2016, section 11(2): the number and the authority’s website'

const RULES: Record<State, ReraRule> = {
  'Uttar Pradesh': {
    authority: 'UP-RERA',
    portal: 'https://www.up-rera.in/',
    basis: 'UP-RERA notice 628 of 23 January 2025',
    alsoRequires: ['qr', 'account', 'agent'],
  },
  Maharashtra: {
    authority: 'MahaRERA',
    portal: 'https://maharera.maharashtra.gov.in/',
    basis: 'MahaRERA order 46C/2025 of 8 April 2025',
    alsoRequires: ['qr'],
  },
  'Madhya Pradesh': {
    authority: 'MP RERA',
    portal: 'https://www.rera.mp.gov.in/',
    basis: ACT,
    alsoRequires: [],
  },
  Goa: { authority: 'Goa RERA', portal: 'https://rera.goa.gov.in/', basis: ACT, alsoRequires: [] },
  Haryana: {
    authority: 'Haryana RERA',
    portal: 'https://haryanarera.gov.in/',
    basis: ACT,
    alsoRequires: [],
  },
}

export function reraRule(state: State): ReraRule {
  return RULES[state]
}
