/** What a page makes known to whoever listens on it; it never holds what a visitor typed. */
export type Announcement = { kind: 'enquiry-stored' } | { kind: 'contact'; by: 'call' | 'chat' }

type Listener = (news: Announcement) => void

const listeners = new Set<Listener>()

export function announce(news: Announcement): void {
  for (const listener of listeners) listener(news)
}

/** Listens for as long as the document lives. */
export function onAnnouncement(listener: Listener): void {
  listeners.add(listener)
}
