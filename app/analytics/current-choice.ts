import { refusesMeasuring } from '#app/lib/refuses-measuring.ts'

import { choiceCookie, choiceIn, googleCookiesDropped, type Choice } from './consent.ts'

/** The answer of this browser. One that says no for its owner is not asked: it has answered. */
export function currentChoice(): Choice | undefined {
  return choiceIn(document.cookie) ?? (refusesMeasuring() ? 'denied' : undefined)
}

export function keepChoice(choice: Choice): void {
  document.cookie = choiceCookie(choice, window.location.protocol === 'https:')
}

export function dropGoogleCookies(): void {
  for (const dropped of googleCookiesDropped(document.cookie, window.location.hostname)) {
    document.cookie = dropped
  }
}
