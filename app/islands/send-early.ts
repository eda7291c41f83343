import { sendWithoutScript } from '#app/leads/capture/send-without-script.ts'

import { asleep, wake } from './wake.ts'

/** Milliseconds that a form waits for the script it was sent by. */
const PATIENCE = 8000

/** SPEC section 8, as the form says it. */
const FAILED = 'Something Went Wrong !'

/** Pressed before the script came: it is sent once, by the script or as without one. */
export function sendEarly(event: SubmitEvent): void {
  const box = asleep(event.target)
  const form = event.target
  if (!box || !(form instanceof HTMLFormElement)) return
  const coming = wake(box)
  if (!coming) return
  event.preventDefault()
  event.stopPropagation()
  if (box.ariaBusy) return
  box.ariaBusy = 'true'
  const { submitter } = event
  Promise.race([coming, tooLate()])
    .finally(() => box.removeAttribute('aria-busy'))
    .then(
      () => {
        // Another, where the box had to be drawn anew.
        if (form.isConnected) form.requestSubmit(submitter)
        else box.querySelector('form')?.requestSubmit()
      },
      () => {
        if (!sendWithoutScript(form)) alert(FAILED)
      },
    )
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, PATIENCE)
  })
}
