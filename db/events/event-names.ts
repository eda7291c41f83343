import type { DashboardTopic } from './event-topic.ts'

/** Processes of two versions may run at once: both must know the name. */
export const CHANNEL = 'dashboard_events'

/** What each event makes an open dashboard read again; jobs name the events that start them. */
const topics = {
  'lead.created': ['leads'],
  'lead.changed': ['leads'],
  'lead.opened': ['readers'],
  'lead.withdrawn': ['leads', 'visits'],
  'lead.restored': ['leads', 'visits'],
  'visit.created': ['visits'],
  'visit.changed': ['visits'],
  'source.changed': ['sources'],
  'assignment.changed': [],
  'team.changed': [],
  'notification.created': [],
  'job.requested': [],
} as const satisfies Record<string, readonly DashboardTopic[]>

export type EventName = keyof typeof topics

export const eventNames = Object.keys(topics).filter(isEventName)

export function topicsOf(event: EventName): readonly DashboardTopic[] {
  return topics[event]
}

export function isEventName(text: string): text is EventName {
  return Object.hasOwn(topics, text)
}
