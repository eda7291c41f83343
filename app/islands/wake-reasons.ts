import { hasDraft } from '#app/enquiries/form/draft-store.ts'
import { hasSent } from '#app/enquiries/offline-queue/sent-mark.ts'
import type { WakeReason } from '#app/ui/document/island-names.ts'

/** What of India's clock `Date.getTimezoneOffset` answers. */
const INDIA = -330

const reasons: Record<Exclude<WakeReason, 'at-once'>, () => boolean> = {
  'when-idle': () => true,
  drafted: hasDraft,
  sent: hasSent,
  overseas: () => new Date().getTimezoneOffset() !== INDIA,
}

/** The islands that have something to show once the page is at rest. */
export function wokenAtRest(): Element[] {
  const holding = Object.entries(reasons).filter(([, holds]) => holds())
  return holding.flatMap(([reason]) => [...document.querySelectorAll(`[data-wake~="${reason}"]`)])
}
