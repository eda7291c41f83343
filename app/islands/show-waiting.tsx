import { REFUSED } from '#app/enquiries/offline-queue/queue-store.ts'
import { RefusedElsewhere } from '#app/enquiries/offline-queue/refused-elsewhere.tsx'
import { watchWaiting } from '#app/enquiries/offline-queue/send-queued.ts'

import { mount } from './hydrate.tsx'
import { asleep } from './wake.ts'

/** Sends what waits on this device, and says at the head of the page what the server refuses of it. */
export function showWaiting(): void {
  const box = document.createElement('div')
  box.className = 'unsent'
  box.setAttribute('role', 'status')
  document.querySelector('main')?.prepend(box)
  // What is sent is heard of by whoever listens by then.
  void mount(box, <RefusedElsewhere {...{ isFormHere, isFormAwake }} />).then(watchWaiting)
}

/** Whether the form of that page is here; it wakes then, as by choosing it, or is told if it is awake. */
function isFormHere(page: string): boolean {
  const field = formOf(page)
  field?.dispatchEvent(new Event('focusin', { bubbles: true }))
  field?.dispatchEvent(new Event(REFUSED, { bubbles: true }))
  return field !== undefined
}

/** Whether the form of that page is here and awake, so that it hears by itself what became of its enquiry. */
function isFormAwake(page: string): boolean {
  const field = formOf(page)
  return field !== undefined && asleep(field) === undefined
}

function formOf(page: string): HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>('.enquiry input[name="page"]')
  return [...fields].find(({ value }) => value === page)
}
