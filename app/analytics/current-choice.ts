import { refusesMeasuring } from '#app/lib/http/refuses-measuring.ts'

import { choiceCookies, choiceIn, googleCookiesDropped, type Choice } from './consent.ts'

/** The answer of this browser. One that says no for its owner is not asked: it has answered. */
export function currentChoice(): Choice | undefined {
  return choiceIn(document.cookie) ?? (refusesMeasuring() ? 'denied' : undefined)
}

/** Keeps the answer for as long as the page says. */
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
