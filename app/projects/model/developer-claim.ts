import { statingPages } from './payment-plan.ts'
import type { Project } from './project.ts'

type Terms =
  | { kind: 'return'; from: number; to: number; period?: 'year' }
  | { kind: 'lease'; rate: number }

export type ListedClaim = {
  key: string
  name: string
  terms: Terms
  pages: { name: string; path: string }[]
}

const RETURN =
  /\bassured returns? of (?<from>\d+)%(?: to (?<to>\d+)%)?(?<year> (?:per annum|a year))?/i
const LEASE = /\blease guarantee of (?:Rs\.|₹) ?(?<rate>\d+) per sq ft/i

/** Reads an assured return (percent) or a lease guarantee (rupees a square foot). */
export function claimTerms(text: string): Terms | undefined {
  const { from, to, year, rate } = { ...RETURN.exec(text)?.groups, ...LEASE.exec(text)?.groups }
  if (rate !== undefined) return { kind: 'lease', rate: Number(rate) }
  if (from === undefined) return undefined
  const range = { from: Number(from), to: Number(to ?? from) }
  return { kind: 'return', ...range, ...(year === undefined ? {} : { period: 'year' }) }
}

/** `return-24-a-year`, `return-12-24`, `lease-175`. */
export function claimKey(terms: Terms): string {
  if (terms.kind === 'lease') return `lease-${terms.rate}`
  const range = terms.from === terms.to ? terms.from : `${terms.from}-${terms.to}`
  return `return-${range}${terms.period ? '-a-year' : ''}`
}

export function listClaims(projects: readonly Project[]): ListedClaim[] {
  const claims = new Map<string, ListedClaim>()
  for (const { sections, page } of statingPages(projects)) {
    const texts = sections.flatMap((section) => (section.kind === 'claims' ? section.items : []))
    for (const terms of texts.flatMap((text) => claimTerms(text) ?? [])) {
      const key = claimKey(terms)
      const claim = claims.get(key) ?? { key, name: nameOf(terms), terms, pages: [] }
      claim.pages.push(page)
      claims.set(key, claim)
    }
  }
  return [...claims.values()]
}

function nameOf(terms: Terms): string {
  if (terms.kind === 'lease') return `Rs.${terms.rate} per sq ft lease guarantee`
  const range = terms.from === terms.to ? `${terms.from}%` : `${terms.from}% to ${terms.to}%`
  return `${range}${terms.period ? ' per annum' : ''} assured return`
}
