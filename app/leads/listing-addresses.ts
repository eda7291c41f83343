/** What the catalogue knows of the addresses of listings. */
export type ListingAddresses = {
  /** The address that the listing of an address has now. */
  now: (slug: string) => string
  /** Every address that it has or had, the one of today first. */
  all: (slug: string) => readonly string[]
}

let known: ListingAddresses = { now: (slug) => slug, all: (slug) => [slug] }

/** Commands have no catalogue; whoever loads one tells it here. */
export function knowAddresses(addresses: ListingAddresses): void {
  known = addresses
}

/** The address that the listing of an address has now; the same where none is known to have moved. */
export function currentSlug(slug: string): string {
  return known.now(slug)
}

/** Every address that the listing of an address has or had, the one of today first. */
export function slugsOf(slug: string): readonly string[] {
  return known.all(slug)
}
