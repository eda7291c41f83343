import { sorted } from '#app/lib/lists.ts'

/** What was said of two phones: that they are one person, or that they are not any more. */
export type Merge = { phone: string; other: string; isOne: boolean }

/** What was said of an enquiry: that it is somebody else's with the same phone, or is not any more. */
export type Split = { leadId: string; isApart: boolean }

/** Everything that was said, the oldest first: of the same phones or enquiry the last word holds. */
export type Said = { merges: readonly Merge[]; splits: readonly Split[] }

type Enquiry = { id: string; phone: string }

/** The phones of whoever has this one, itself among them. */
export function phonesOf(phone: string, merges: readonly Merge[]): Set<string> {
  const standing = standingMerges(merges)
  const phones = new Set([phone])
  // Whatever is added while the set is gone through is gone through as well.
  for (const one of phones) for (const next of besides(one, standing)) phones.add(next)
  return phones
}

/** The enquiries that are apart from whoever has their phone. */
export function splitLeads(splits: readonly Split[]): Set<string> {
  const apart = new Set<string>()
  for (const { leadId, isApart } of splits) {
    if (isApart) apart.add(leadId)
    else apart.delete(leadId)
  }
  return apart
}

/** Of some enquiries those of whoever sent one of them, in their order; an enquiry that is apart has nobody else's. */
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

/**
 * What is to be said so that a phone leaves its person and the others stay together, whoever it was
 * that they were joined by.
 */
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

/** The phones joined with this one directly. */
function besides(one: string, standing: readonly Merge[]): string[] {
  return standing.flatMap(({ phone, other }) =>
    phone === one ? [other] : other === one ? [phone] : [],
  )
}
