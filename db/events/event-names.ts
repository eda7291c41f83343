import type { DashboardTopic } from './event-topic.ts'

/** Processes of two versions may run at once: both must know the name. */
export const CHANNEL = 'dashboard_events'

/** What each event makes an open dashboard read again. */
const topics = {
  'lead.created': ['leads'],
  'lead.changed': ['leads'],
  'lead.opened': ['readers'],
  'lead.withdrawn': ['leads', 'visits'],
  'lead.restored': ['leads', 'visits'],
  'visit.created': ['visits'],
  'visit.changed': ['visits'],
} as const satisfies Record<string, readonly DashboardTopic[]>

export type EventName = keyof typeof topics

export function topicsOf(payload = ''): readonly DashboardTopic[] {
  return isEventName(payload) ? topics[payload] : []
}

function isEventName(text: string): text is EventName {
  return Object.hasOwn(topics, text)
}
