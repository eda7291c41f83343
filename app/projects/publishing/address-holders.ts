import type { Project } from '#app/projects/model/project.ts'

import { withPublished, type Published } from './published.ts'

/** The listing that an address leads to: its own, one that it had before, or one that was taken off the site. */
export type AddressHolder = Pick<Project, 'id' | 'name' | 'slug'> & { isListed: boolean }

/** Whose an address is, by the address: links and signs out there lead to that listing, and to no other. */
export type AddressHolders = ReadonlyMap<string, AddressHolder>

/** Every address that a listing has or had. Where two had the same one, whoever has it now holds it, else the later. */
export function addressHolders(filed: readonly Project[], published: Published): AddressHolders {
  const listed = withPublished(filed, published)
  const known = new Map<number, AddressHolder>()
  for (const [id, { project }] of published.listings)
    known.set(id, { id, name: project.name, slug: project.slug, isListed: false })
  for (const { id, name, slug } of listed) known.set(id, { id, name, slug, isListed: true })
  const addresses = [
    ...filed.map(({ slug, id }) => [slug, id] as const),
    ...published.formerSlugs,
    ...listed.map(({ slug, id }) => [slug, id] as const),
  ]
  const holders = new Map<string, AddressHolder>()
  for (const [slug, id] of addresses) {
    const holder = known.get(id)
    if (holder) holders.set(slug, holder)
  }
  return holders
}

/** What speaks against an address that leads to another listing by a redirect, or says that it is off the site. */
export function formerAddressFaults(
  { id, slug }: Pick<Project, 'id' | 'slug'>,
  { others, holders }: { others: readonly Project[]; holders: AddressHolders },
): string[] {
  const holder = holders.get(slug)
  if (!holder || holder.id === id) return []
  // That another listing has it now is said in words of its own.
  if (others.some((one) => one.id !== id && one.slug === slug)) return []
  const { name, isListed } = holder
  return [
    isListed
      ? `the address “${slug}” leads to ${name}, which had it before: choose another`
      : `the address “${slug}” is that of ${name}, which is off the site and says so there: choose another`,
  ]
}
