import type { LeadCount } from './lead-list.ts'

/** `1 lead`, `12,345 leads`, `About 1,20,000 leads`. */
export function inWords({ count, isAbout }: LeadCount): string {
  const words = `${NUMBER.format(count)} ${count === 1 ? 'lead' : 'leads'}`
  return isAbout ? `About ${words}` : words
}

/** How many are shown, and of how many where that is more. */
export function shownOf(shown: number, total: LeadCount): string {
  if (total.count === shown) return inWords({ count: shown })
  const of = inWords(total)
  return `${NUMBER.format(shown)} of ${total.isAbout ? of.toLowerCase() : of}`
}

const NUMBER = new Intl.NumberFormat('en-IN')
