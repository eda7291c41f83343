export type VisitAct = 'confirmed' | 'moved' | 'came' | 'missed' | 'cancelled' | 'undone' | 'made'

/** `back` is where a change leads instead, `after` the cursor of the visits to confirm. */
export type Shown = { visit?: string; lead?: string; done?: string; back?: string; after?: string }

export function visitsAddress(day: string, shown: Shown = {}): string {
  return `/dashboard/visits?${new URLSearchParams({ day, ...shown }).toString()}`
}

export function panelAddress(day: string, shown: Shown): string {
  return `${visitsAddress(day, shown)}${AT_PANEL}`
}

export function planAddress(leadId: string): string {
  return `/dashboard/visits?lead=${leadId}${AT_PANEL}`
}

export function blockAddress(day: string, visitId: string): string {
  return `${visitsAddress(day)}#${blockId(visitId)}`
}

export function blockId(visitId: string): string {
  return `visit-${visitId}`
}

/** A refusal keeps what else is shown. */
export function actAddress(act: VisitAct, day: string, shown: Shown): string {
  return `/dashboard/visits/${act}?${new URLSearchParams({ day, ...shown }).toString()}${AT_PANEL}`
}

const AT_PANEL = '#visit'
