import { sorted } from '#app/lib/lists.ts'

/** Links or unlinks two phones. */
export type Merge = { phone: string; other: string; isOne: boolean }

export type Split = { leadId: string; isApart: boolean }

export type Said = { merges: readonly Merge[]; splits: readonly Split[] }

type Enquiry = { id: string; phone: string }

export function phonesOf(phone: string, merges: readonly Merge[]): Set<string> {
  const standing = standingMerges(merges)
  const phones = new Set([phone])
  // A Set's iteration includes elements added on the way.
  for (const one of phones) for (const next of besides(one, standing)) phones.add(next)
  return phones
}

export function splitLeads(splits: readonly Split[]): Set<string> {
  const apart = new Set<string>()
  for (const { leadId, isApart } of splits) {
    if (isApart) apart.add(leadId)
    else apart.delete(leadId)
  }
  return apart
}

/** In their order; an unlinked enquiry has no others. */
export function personOf<E extends Enquiry>(
  lead: Enquiry,
  enquiries: readonly E[],
  said: Said,
): E[] {
  const apart = splitLeads(said.splits)
  if (apart.has(lead.id)) return enquiries.filter(({ id }) => id === lead.id)
  const phones = phonesOf(lead.phone, said.merges)
  return enquiries.filter(({ id, phone }) => phones.has(phone) && !apart.has(id))
}

/** The links that unlink a phone while the others stay together. */
export function leaving(phone: string, merges: readonly Merge[]): Merge[] {
  const standing = standingMerges(merges)
  const others = besides(phone, standing)
  const [first = '', ...rest] = others
  const joined = new Set(besides(first, standing))
  const unjoined = rest.filter((other) => !joined.has(other))
  return [
    ...others.map((other) => ({ phone, other, isOne: false })),
    ...unjoined.map((other) => ({ phone: first, other, isOne: true })),
  ]
}

function standingMerges(merges: readonly Merge[]): Merge[] {
  const last = new Map(merges.map((merge) => [sorted([merge.phone, merge.other]).join(' '), merge]))
  return [...last.values()].filter(({ isOne }) => isOne)
}

function besides(one: string, standing: readonly Merge[]): string[] {
  return standing.flatMap(({ phone, other }) =>
    phone === one ? [other] : other === one ? [phone] : [],
  )
}
