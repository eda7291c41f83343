const PLAN = /-plan-[\da-f]{8}$/

/** Where new floor plans of a project are sent; each then has a slot of its own. */
export function planSlots(slug: string): string {
  return `${slug}-plan`
}

export function planSlot(slots: string, hash: string): string {
  return `${slots}-${hash.slice(0, 8)}`
}

export function isPlanOf(slots: string, slot: string): boolean {
  return PLAN.test(slot) && slot.replace(PLAN, '-plan') === slots
}

export function isPlanSlot(slot: string): boolean {
  return PLAN.test(slot)
}
