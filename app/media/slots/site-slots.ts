const SITE = /-site-[\da-f]{8}$/

/** Where new site photos of a project are sent; each then has a slot of its own. */
export function siteSlots(slug: string): string {
  return `${slug}-site`
}

export function siteSlot(slots: string, hash: string): string {
  return `${slots}-${hash.slice(0, 8)}`
}

export function isSiteSlot(slot: string): boolean {
  return SITE.test(slot)
}

/** Whether a slot is one of these; other slugs may begin with the same letters. */
export function isOneOf(slots: string, slot: string): boolean {
  return isSiteSlot(slot) && slot.replace(SITE, '-site') === slots
}
