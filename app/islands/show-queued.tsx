import { REFUSED } from '#app/enquiries/offline-queue/queue-store.ts'
import { RefusedElsewhere } from '#app/enquiries/offline-queue/refused-elsewhere.tsx'
import { watchQueue } from '#app/enquiries/offline-queue/send-queued.ts'

import { mount } from './hydrate.tsx'
import { asleep } from './hydrate-island.ts'

export function showQueued(): void {
  const box = document.createElement('div')
  box.className = 'unsent'
  box.setAttribute('role', 'status')
  document.querySelector('main')?.prepend(box)
  void mount(box, <RefusedElsewhere {...{ isFormHere, isFormAwake }} />).then(watchQueue)
}

function isFormHere(page: string): boolean {
  const field = formOf(page)
  field?.dispatchEvent(new Event('focusin', { bubbles: true }))
  field?.dispatchEvent(new Event(REFUSED, { bubbles: true }))
  return field !== undefined
}

function isFormAwake(page: string): boolean {
  const field = formOf(page)
  return field !== undefined && asleep(field) === undefined
}

function formOf(page: string): HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>('.enquiry input[name="page"]')
  return [...fields].find(({ value }) => value === page)
}
