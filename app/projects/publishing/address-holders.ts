import type { Project } from '#app/projects/model/project.ts'

import { withPublished, type Published } from './published.ts'

export type AddressHolder = Pick<Project, 'id' | 'name' | 'slug'> & { isListed: boolean }

/** An address belongs to one project for good, because links and signs use it. */
export type AddressHolders = ReadonlyMap<string, AddressHolder>

/** Of two projects with one address, the current holder counts, otherwise the later one. */
export function addressHolders(
  fileProjects: readonly Project[],
  published: Published,
): AddressHolders {
  const listed = withPublished(fileProjects, published)
  const known = new Map<number, AddressHolder>()
  for (const [id, { project }] of published.projects)
    known.set(id, { id, name: project.name, slug: project.slug, isListed: false })
  for (const { id, name, slug } of listed) known.set(id, { id, name, slug, isListed: true })
  const addresses = [
    ...fileProjects.map(({ slug, id }) => [slug, id] as const),
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

/** Faults of an address that redirects to another project or is archived. */
export function formerAddressFaults(
  { id, slug }: Pick<Project, 'id' | 'slug'>,
  { others, holders }: { others: readonly Project[]; holders: AddressHolders },
): string[] {
  const holder = holders.get(slug)
  if (!holder || holder.id === id) return []
  // Another rule reports an address that is in use.
  if (others.some((one) => one.id !== id && one.slug === slug)) return []
  const { name, isListed } = holder
  return [
    isListed
      ? `the address “${slug}” leads to ${name}, which had it before: choose another`
      : `the address “${slug}” is that of ${name}, which is off the site and says so there: choose another`,
  ]
}
