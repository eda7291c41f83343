/** What can be done to a visit; each has an address of its own. */
export type VisitAct = 'confirmed' | 'moved' | 'came' | 'missed' | 'cancelled' | 'undone' | 'made'

/**
 * What the calendar shows besides a day: a visit, or the form of a new one (for a lead, or empty); `back`
 * is where an act leads instead once it is done, `after` where a page of those to confirm begins.
 */
export type Shown = { visit?: string; lead?: string; done?: string; back?: string; after?: string }

export function visitsAddress(day: string, shown: Shown = {}): string {
  return `/dashboard/visits?${new URLSearchParams({ day, ...shown }).toString()}`
}

/** The same with a visit or a new one open, at the panel itself. */
export function panelAddress(day: string, shown: Shown): string {
  return `${visitsAddress(day, shown)}${AT_PANEL}`
}

/** The form of a new visit for a lead, on the day of today. */
export function planAddress(leadId: string): string {
  return `/dashboard/visits?lead=${leadId}${AT_PANEL}`
}

/** The day alone, back where its visit stands. */
export function blockAddress(day: string, visitId: string): string {
  return `${visitsAddress(day)}#${blockId(visitId)}`
}

/** What a visit of the calendar can be found by on the page. */
export function blockId(visitId: string): string {
  return `visit-${visitId}`
}

/** Where an act is posted to; what stands around it stays if the act is refused. */
export function actAddress(act: VisitAct, day: string, shown: Shown): string {
  return `/dashboard/visits/${act}?${new URLSearchParams({ day, ...shown }).toString()}${AT_PANEL}`
}

const AT_PANEL = '#visit'
