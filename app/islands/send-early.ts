import { sendWithoutScript } from '#app/enquiries/submit/send-without-script.ts'

import { asleep, wake } from './wake.ts'

/** Milliseconds that a form waits for the script it was sent by. */
const PATIENCE = 8000

/** SPEC section 8, as the form says it. */
const FAILED = 'Something Went Wrong !'

/** Pressed before the script came: it is sent once, by the script or as without one. */
export function sendEarly(event: SubmitEvent): void {
  const box = asleep(event.target)
  if (!box) return
  const coming = wake(box)
  if (!coming) return
  event.preventDefault()
  event.stopPropagation()
  if (box.hasAttribute('aria-busy')) return
  box.setAttribute('aria-busy', 'true')
  Promise.race([coming, tooLate()])
    .finally(() => box.removeAttribute('aria-busy'))
    .then(
      // The box, which has one form, may have been drawn anew; Safari 15 lacks `requestSubmit`.
      () => box.querySelector<HTMLElement>('[type=submit]')?.click(),
      () => {
        const form = box.querySelector('form')
        if (!form || !sendWithoutScript(form)) alert(FAILED)
      },
    )
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, PATIENCE)
  })
}
