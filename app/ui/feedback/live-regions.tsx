import { liveRegionId, type Urgency } from './live-announcer.ts'

const urgencies: readonly Urgency[] = ['polite', 'assertive']

/** Screen readers ignore a region that comes together with its first text. */
export function LiveRegions() {
  return urgencies.map((urgency) => (
    <div key={urgency} id={liveRegionId(urgency)} className="visually-hidden" aria-live={urgency} />
  ))
}
