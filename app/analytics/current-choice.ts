import { refusesMeasuring } from '#app/lib/http/refuses-measuring.ts'

import { choiceCookies, choiceIn, googleCookiesDropped, type Choice } from './consent.ts'

/** A browser with Do Not Track or Global Privacy Control counts as a refusal. */
export function currentChoice(): Choice | undefined {
  return choiceIn(document.cookie) ?? (refusesMeasuring() ? 'denied' : undefined)
}

export function keepChoice(choice: Choice): void {
  const { answerDays } = document.querySelector('main')?.dataset ?? {}
  const days = answerDays === undefined ? undefined : Number(answerDays)
  const isSecure = window.location.protocol === 'https:'
  for (const cookie of choiceCookies(choice, isSecure, days)) document.cookie = cookie
}

export function dropGoogleCookies(): void {
  for (const dropped of googleCookiesDropped(document.cookie, window.location.hostname)) {
    document.cookie = dropped
  }
}
