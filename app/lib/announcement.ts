export type Announcement = { kind: 'enquiry-stored' } | { kind: 'contact'; by: 'call' | 'chat' }

type Listener = (announcement: Announcement) => void

const listeners = new Set<Listener>()

export function announce(announcement: Announcement): void {
  for (const listener of listeners) listener(announcement)
}

export function onAnnouncement(listener: Listener): void {
  listeners.add(listener)
}
