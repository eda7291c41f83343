import type { State } from '#app/lib/states.ts'

/** What an advertisement must show by the rule of the project's state. */
export type ReraRule = {
  authority: string
  /** The authority's site for looking up registrations. */
  portal: string
  /** The law or order. */
  basis: string
  /** Every state also requires the number and the authority's address. */
  alsoRequires: readonly ('qr' | 'account' | 'agent')[]
  /** The form of its registration numbers, without spaces. */
  number: RegExp
  example: string
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
    number: /^UPRERAPRJ\d+(?:\/\d{1,2}\/\d{4})?$/i,
    example: 'UPRERAPRJ123456',
  },
  Maharashtra: {
    authority: 'MahaRERA',
    portal: 'https://maharera.maharashtra.gov.in/',
    basis: 'MahaRERA order 46C/2025 of 8 April 2025',
    alsoRequires: ['qr'],
    number: /^PR?\d{8,}$/i,
    example: 'P51700012345',
  },
  'Madhya Pradesh': {
    authority: 'MP RERA',
    portal: 'https://www.rera.mp.gov.in/',
    basis: ACT,
    alsoRequires: [],
    number: /^P-[A-Z]+-\d{2}-\d+$/i,
    example: 'P-IND-24-1234',
  },
  Goa: {
    authority: 'Goa RERA',
    portal: 'https://rera.goa.gov.in/',
    basis: ACT,
    alsoRequires: [],
    number: /^PRGO\d+$/i,
    example: 'PRGO01234567',
  },
  Haryana: {
    authority: 'Haryana RERA',
    portal: 'https://haryanarera.gov.in/',
    basis: ACT,
    alsoRequires: [],
    // Panchkula and Gurugram number in several forms, all with a year.
    number: /^(?=.*\d)(?=.*(?:[/-]|of)20\d\d)[A-Z\d/().-]+$/i,
    example: 'GGM/123/45/2024/67',
  },
}

export function reraRule(state: State): ReraRule {
  return RULES[state]
}

/** One number, or those of several phases with commas or "and" between them. */
export function isReraNumber(number: string, state: State): boolean {
  return number
    .split(/[,;&]|\band\b/)
    .every((one) => reraRule(state).number.test(one.replaceAll(/\s/g, '')))
}
