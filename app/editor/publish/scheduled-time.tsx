import { listingTexts as texts } from '#app/strings/en/listings.ts'

/** `late` in minutes. */
export type WaitingHour = { when: string; late: number }

export function Waiting({ when, late }: WaitingHour) {
  const look = late > 0 ? 'listings-failed' : 'listings-draft'
  return <small className={look}>{texts.waits(when, null, late)}</small>
}
