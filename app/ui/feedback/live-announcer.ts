export type Urgency = 'polite' | 'assertive'

/** Milliseconds until an announced text disappears from the page for screen readers. */
const ANNOUNCEMENT_MS = 7000

/** The id of the permanent region, which is empty at first. */
export function liveRegionId(urgency: Urgency): string {
  return `live-${urgency}`
}

/** A new element makes screen readers repeat the same text. */
export function announceText(text: string, urgency: Urgency = 'polite'): void {
  const region = document.getElementById(liveRegionId(urgency))
  if (!region || text.trim() === '') return
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), ANNOUNCEMENT_MS)
}
