export type Announcement = { kind: 'enquiry-stored' } | { kind: 'contact'; by: 'call' | 'chat' }

type Listener = (news: Announcement) => void

const listeners = new Set<Listener>()

export function announce(news: Announcement): void {
  for (const listener of listeners) listener(news)
}

export function onAnnouncement(listener: Listener): void {
  listeners.add(listener)
}
