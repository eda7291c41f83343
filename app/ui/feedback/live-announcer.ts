/** How soon a screen reader says a text: once it has finished, or at once. */
export type Urgency = 'polite' | 'assertive'

/** Milliseconds after which a screen reader has heard a text, and one that reads the page should not find it. */
const HEARD_MS = 7000

/** The id of the standing region for announcements, which is empty when the page comes. */
export function liveRegionId(urgency: Urgency): string {
  return `live-${urgency}`
}

/** Has screen readers say a text; the same text again is said again, for it is a new element. */
export function announceText(text: string, urgency: Urgency = 'polite'): void {
  const region = document.getElementById(liveRegionId(urgency))
  if (!region || text.trim() === '') return
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), HEARD_MS)
}
