/** What can be done to a visit; each has an address of its own. */
export type VisitAct = 'confirmed' | 'moved' | 'came' | 'missed' | 'cancelled' | 'undone' | 'made'

/** What the calendar shows besides a day: a visit, or the form of a new one (for a lead, or empty). */
export type Shown = { visit?: string; lead?: string; done?: string }

export function visitsAddress(day: string, shown: Shown = {}): string {
  return `/dashboard/visits?${new URLSearchParams({ day, ...shown }).toString()}`
}

/** Where an act is posted to; what stands around it stays if the act is refused. */
export function actAddress(act: VisitAct, day: string, shown: Shown): string {
  return `/dashboard/visits/${act}?${new URLSearchParams({ day, ...shown }).toString()}`
}
