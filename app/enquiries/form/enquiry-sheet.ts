import { inertOthers } from '#app/ui/focus/inert-others.ts'

import { PHONE } from './phone-width.ts'

/** Shows the form itself as a dialog, with what the link asks for ticked; Escape, Close, a press outside and Back end it at the same scroll. */
export function openSheet(opener: HTMLAnchorElement): void {
  const box = document.querySelector<HTMLElement>('.enquiry-sheet')
  const items = box && requestedItems(box, opener)
  if (!box || !items) return window.location.assign(opener.href)
  if (box.getAttribute('role') === 'dialog') return
  showAsDialog(box, opener)
  for (const item of items) if (!item.checked) item.click()
}

/** Undefined where the form does not offer all that the link asks for. */
function requestedItems(box: HTMLElement, { search }: HTMLAnchorElement) {
  const requested = new URLSearchParams(search).getAll('ask')
  const offered = box.querySelectorAll<HTMLInputElement>('input[name="asks"]')
  const items = [...offered].filter(({ value }) => requested.includes(value))
  return items.length === requested.length ? items : undefined
}

function showAsDialog(box: HTMLElement, opener: HTMLElement): void {
  const top = window.scrollY
  const ended = new AbortController()
  const { signal } = ended

  function close() {
    ended.abort()
    for (const name of ['role', 'aria-modal', 'aria-label', 'tabindex']) box.removeAttribute(name)
    release()
    window.scrollTo({ top, behavior: 'instant' })
    opener.focus({ preventScroll: true })
  }

  window.history.pushState(window.history.state, '')
  const release = inertOthers(box)
  box.setAttribute('role', 'dialog')
  box.setAttribute('aria-modal', 'true')
  box.setAttribute('aria-label', 'Enquire')
  box.tabIndex = -1
  box.focus({ preventScroll: true })
  window.addEventListener('popstate', close, { signal })
  window.matchMedia(PHONE).addEventListener('change', back, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && back(), { signal })
  document.addEventListener('click', ({ target }) => endsSheet(box, target) && back(), { signal })
}

function back(): void {
  window.history.back()
}

function endsSheet(box: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('.toasts')) return false
  return !box.contains(target) || target.closest('.enquiry-close') !== null
}
