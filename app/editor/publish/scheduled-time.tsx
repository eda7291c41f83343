import { listingTexts as texts } from '#app/strings/en/listings.ts'

/** An hour at which something is to be published, and by how many minutes that is late. */
export type WaitingHour = { when: string; late: number }

/** In a list: when something is to be published; one that is late stands out. */
export function Waiting({ when, late }: WaitingHour) {
  const look = late > 0 ? 'listings-failed' : 'listings-draft'
  return <small className={look}>{texts.waits(when, null, late)}</small>
}
