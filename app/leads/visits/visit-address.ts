export type VisitAction = 'confirmation' | 'time' | 'outcome' | 'cancellation' | 'undo'

/** `back` is where a change leads instead, `after` the cursor of the visits to confirm. */
export type PanelParams = {
  visit?: string
  lead?: string
  done?: string
  back?: string
  after?: string
}

export function visitsAddress(day: string, params: PanelParams = {}): string {
  return `/dashboard/visits?${new URLSearchParams({ day, ...params }).toString()}`
}

export function panelAddress(day: string, params: PanelParams): string {
  return `${visitsAddress(day, params)}${AT_PANEL}`
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
export function actionAddress(
  action: VisitAction,
  day: string,
  params: PanelParams & { visit: string },
): string {
  const search = new URLSearchParams({ day, ...params }).toString()
  return `/dashboard/visits/${params.visit}/${action}?${search}${AT_PANEL}`
}

const AT_PANEL = '#visit'
