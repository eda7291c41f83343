import { hasDraft } from '#app/enquiries/form/draft-store.ts'
import { hasSent } from '#app/enquiries/offline-queue/sent-mark.ts'
import type { HydrationReason } from '#app/ui/document/island-names.ts'

/** `Date.getTimezoneOffset` in India. */
const INDIA = -330

const reasons: Record<Exclude<HydrationReason, 'at-once'>, () => boolean> = {
  'when-idle': () => true,
  drafted: hasDraft,
  sent: hasSent,
  overseas: () => new Date().getTimezoneOffset() !== INDIA,
}

export function islandsToHydrate(): Element[] {
  const holding = Object.entries(reasons).filter(([, holds]) => holds())
  return holding.flatMap(([reason]) => [...document.querySelectorAll(`[data-wake~="${reason}"]`)])
}
