import { listingTexts as texts } from '#app/strings/en/listings.ts'

/** An hour at which something was to be published and was not. */
export type FailedHour = { when: string; outcome: string }

/** In a list: what was not published at its hour, why, and what to do. */
export function Failed({ when, outcome }: FailedHour) {
  return <small className="listings-failed">{texts.failed(when, outcome)}</small>
}
