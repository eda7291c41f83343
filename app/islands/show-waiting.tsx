import { RefusedElsewhere } from '#app/leads/waiting/refused-elsewhere.tsx'
import { watchWaiting } from '#app/leads/waiting/send-waiting.ts'
import { REFUSED } from '#app/leads/waiting/waiting-store.ts'

import { mount } from './hydrate.tsx'

/** Sends what waits on this device, and says at the head of the page what the server refuses of it. */
export function showWaiting(): void {
  watchWaiting()
  const box = document.createElement('div')
  box.className = 'unsent'
  box.setAttribute('role', 'status')
  document.querySelector('main')?.prepend(box)
  void mount(box, <RefusedElsewhere isFormHere={isFormHere} />)
}

/** Whether the form of that page is here; it wakes then, as by choosing it, or is told if it is awake. */
function isFormHere(page: string): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('.enquiry input[name="page"]')
  const field = [...fields].find(({ value }) => value === page)
  field?.dispatchEvent(new Event('focusin', { bubbles: true }))
  field?.dispatchEvent(new Event(REFUSED, { bubbles: true }))
  return field !== undefined
}
