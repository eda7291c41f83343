import { sorted } from '#app/lib/lists.ts'

/** Links or unlinks two phones. */
export type Merge = { phone: string; other: string; isOne: boolean }

export type Split = { leadId: string; isApart: boolean }

export type DuplicateLinks = { links: readonly Merge[]; unlinks: readonly Split[] }

type Enquiry = { id: string; phone: string }

export function phonesOf(phone: string, links: readonly Merge[]): Set<string> {
  const standing = activeLinks(links)
  const phones = new Set([phone])
  // A Set's iteration includes elements added on the way.
  for (const one of phones) for (const next of besides(one, standing)) phones.add(next)
  return phones
}

export function splitLeads(unlinks: readonly Split[]): Set<string> {
  const unlinked = new Set<string>()
  for (const { leadId, isApart } of unlinks) {
    if (isApart) unlinked.add(leadId)
    else unlinked.delete(leadId)
  }
  return unlinked
}

/** In their order; an unlinked enquiry has no others. */
export function personOf<E extends Enquiry>(
  lead: Enquiry,
  enquiries: readonly E[],
  duplicateLinks: DuplicateLinks,
): E[] {
  const unlinked = splitLeads(duplicateLinks.unlinks)
  if (unlinked.has(lead.id)) return enquiries.filter(({ id }) => id === lead.id)
  const phones = phonesOf(lead.phone, duplicateLinks.links)
  return enquiries.filter(({ id, phone }) => phones.has(phone) && !unlinked.has(id))
}

/** The links that unlink a phone while the others stay together. */
export function leaving(phone: string, links: readonly Merge[]): Merge[] {
  const standing = activeLinks(links)
  const others = besides(phone, standing)
  const [first = '', ...rest] = others
  const joined = new Set(besides(first, standing))
  const unjoined = rest.filter((other) => !joined.has(other))
  return [
    ...others.map((other) => ({ phone, other, isOne: false })),
    ...unjoined.map((other) => ({ phone: first, other, isOne: true })),
  ]
}

function activeLinks(links: readonly Merge[]): Merge[] {
  const last = new Map(links.map((merge) => [sorted([merge.phone, merge.other]).join(' '), merge]))
  return [...last.values()].filter(({ isOne }) => isOne)
}

function besides(one: string, standing: readonly Merge[]): string[] {
  return standing.flatMap(({ phone, other }) =>
    phone === one ? [other] : other === one ? [phone] : [],
  )
}
