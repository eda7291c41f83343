import { announceText } from '#app/ui/feedback/live-announcer.ts'
import { inertOthers } from '#app/ui/focus/inert-others.ts'

/** Where filter.css lets the open filters cover the list. */
const PHONE = '(max-width: 39.99em)'

const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Filters', tabindex: '-1' }

/** Shows the open filters as a dialog on a phone; Escape, Close and a press outside end it. `follow` comes after each new list, whose form is in no dialog. */
export function watchFilterSheet(form: HTMLFormElement) {
  const box = form.parentElement ?? form
  const more = form.querySelector('details')
  const phone = window.matchMedia(PHONE)
  let release: (() => void) | undefined

  function renew(): boolean {
    release?.()
    release = more?.open && phone.matches ? inertOthers(box) : undefined
    for (const [name, value] of Object.entries(dialog))
      if (release) box.setAttribute(name, value)
      else box.removeAttribute(name)
    return release !== undefined
  }

  function follow() {
    if (!renew()) return
    // The new list came without the dialog's attributes, and a part that cannot have the focus loses it.
    if (!box.contains(document.activeElement)) box.focus({ preventScroll: true })
    // The list's own status is inert behind the sheet.
    announceText(form.querySelector('[type=submit]')?.textContent ?? '')
  }

  function onToggle() {
    if (!renew()) return
    // A link to a field has focused it.
    const { activeElement } = document
    if (!box.contains(activeElement) || activeElement?.matches('summary'))
      box.focus({ preventScroll: true })
  }

  function close() {
    if (!more || !release) return
    more.open = false
    renew()
    more.querySelector('summary')?.focus()
  }

  more?.addEventListener('toggle', onToggle)
  phone.addEventListener('change', renew)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('.toasts')) return
    if (!form.contains(target) || target.closest('.filter-close')) close()
  })
  form.addEventListener('submit', close)
  onToggle()
  return { follow }
}
