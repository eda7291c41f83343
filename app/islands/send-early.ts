import { sendWithoutScript } from '#app/enquiries/submit/send-without-script.ts'

import { asleep, hydrateIsland } from './hydrate-island.ts'

/** Milliseconds that a form waits for its script. */
const TIMEOUT_MS = 8000

const FAILED = 'Something Went Wrong !'

/** Sends a form submitted before its script loaded once: by the script, or without it. */
export function sendEarly(event: SubmitEvent): void {
  const box = asleep(event.target)
  if (!box) return
  const coming = hydrateIsland(box)
  if (!coming) return
  event.preventDefault()
  event.stopPropagation()
  if (box.hasAttribute('aria-busy')) return
  box.setAttribute('aria-busy', 'true')
  Promise.race([coming, tooLate()])
    .finally(() => box.removeAttribute('aria-busy'))
    .then(
      // The box may have been replaced, and it has one form; Safari 15 lacks `requestSubmit`.
      () => box.querySelector<HTMLElement>('[type=submit]')?.click(),
      () => {
        const form = box.querySelector('form')
        if (!form || !sendWithoutScript(form)) alert(FAILED)
      },
    )
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, TIMEOUT_MS)
  })
}
