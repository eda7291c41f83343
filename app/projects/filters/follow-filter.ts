import { markShortlisted } from '#app/projects/shortlist/shortlist-marks.ts'
import { announceText } from '#app/ui/feedback/live-announcer.ts'
import { inertOthers } from '#app/ui/focus/inert-others.ts'
import { controlsOf, isChanged, toDefault } from '#app/ui/forms/form-defaults.ts'
import { morph } from '#app/ui/media/morph.ts'

/** Milliseconds. */
const PAUSE = 300

/** While typing, each list starts from the earlier choices and the whole text, so that a recognised word can still change. */
type Typing = {
  others: [string, string][]
  isAnswered: boolean
}

/** Choices update the list immediately, words after a pause, amounts on blur. */
export function followFilter(form: HTMLFormElement): void {
  let timer: number | undefined
  let typing: Typing | undefined
  const sheet = watchFilterSheet(form)

  function show(address: string, way: Way): void {
    window.clearTimeout(timer)
    void showList({ address, way, onShown })
  }

  /** Updates the fields after a link or Back, except one being typed in. */
  function onShown(): void {
    sheet.follow()
    if (typing) typing.isAnswered = true
    controlsOf(form)
      .filter((control) => !isInUse(control) || (control.name === 'q' && !typing))
      .forEach(toDefault)
  }

  function follow(way: Way): void {
    const { q, others } = formEntries(form)
    const params = new URLSearchParams([...q, ...(typing?.others ?? others)])
    if (typing) typing.isAnswered = false
    show(params.size > 0 ? `/projects?${params}` : '/projects', way)
  }

  function onInput({ target }: Event): void {
    if (!isText(target)) {
      typing = undefined
      return follow('push')
    }
    if (target.name !== 'q') return
    typing ??= { others: formEntries(form).others, isAnswered: false }
    typing.isAnswered = false
    window.clearTimeout(timer)
    timer = window.setTimeout(() => follow('replace'), PAUSE)
  }

  function onFocusOut({ target }: FocusEvent): void {
    if (!isText(target)) return
    const { name, value, defaultValue } = target
    if (isAmount(target) && value.trim() !== defaultValue) follow('replace')
    if (name !== 'q' || !typing) return
    // Until the response, the field keeps what was typed.
    if (typing.isAnswered) toDefault(target)
    typing = undefined
  }

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault()
    follow('push')
    typing = undefined
  }

  function onClick(event: MouseEvent): void {
    const link = pressedLink(event)
    if (!link) return
    event.preventDefault()
    // The pressed link disappears with its filter, except for types.
    if (!link.closest('.type-row')) document.querySelector<HTMLElement>('.results p')?.focus()
    show(link.href, 'push')
  }

  /** Changes made before the script loaded. */
  function catchUp(): void {
    const { activeElement: active } = document
    if (!isChanged(form) || isAmount(active)) return
    if (isText(active) && active.name === 'q')
      active.dispatchEvent(new Event('input', { bubbles: true }))
    else follow('push')
  }

  form.addEventListener('input', onInput)
  form.addEventListener('focusout', onFocusOut)
  form.addEventListener('submit', onSubmit)
  form.closest('main')?.addEventListener('click', onClick)
  window.addEventListener('popstate', () => show(window.location.href, 'stay'))
  window.addEventListener('pageshow', ({ persisted }) => persisted && catchUp())
  catchUp()
}

function isText(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'text'
}

function isInUse(control: Element): boolean {
  return control === document.activeElement && isText(control)
}

function isAmount(target: unknown): boolean {
  return isText(target) && (target.name === 'min' || target.name === 'max')
}

function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey
  if (!link || isElsewhere || link.origin !== window.location.origin) return null
  return link.pathname === '/projects' && link.hash === '' ? link : null
}

function formEntries(form: HTMLFormElement) {
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  return {
    q: entries.filter(([name]) => name === 'q'),
    others: entries.filter(([name]) => name !== 'q'),
  }
}

/** Where filter.css lets the open filters cover the list. */
const PHONE = '(max-width: 39.99em)'

const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Filters', tabindex: '-1' }

/** Shows the open filters as a dialog on a phone; Escape, Close and a press outside end it. `follow` comes after each new list, whose form is in no dialog. */
function watchFilterSheet(form: HTMLFormElement) {
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

/** `stay`: the history entry exists already. */
type Way = 'push' | 'replace' | 'stay'

type ListRequest = {
  address: string
  way: Way
  onShown: () => void
}

/** Without the fragment. */
let shown = window.location.pathname + window.location.search
let activeRequest: AbortController | undefined

const OFFLINE = 'You’re offline. The list will load when you’re back online.'

// Requests aborted by leaving the page are no failures.
window.addEventListener('pagehide', () => activeRequest?.abort())

/** Loads the list of an address, of several the latest; on failure it navigates, and offline it waits. */
async function showList({ address, way, onShown }: ListRequest): Promise<void> {
  const { pathname, search } = new URL(address, window.location.origin)
  if (way === 'stay' && pathname + search === shown) return
  activeRequest?.abort()
  const { signal } = (activeRequest = new AbortController())
  try {
    const answer = await fetch(pathname + search, { headers: { Accept: 'text/html' }, signal })
    // CSP refuses another page's inline style, which is already here.
    const html = (await answer.text()).replace(/<style>.*?<\/style>/s, '')
    const page = new DOMParser().parseFromString(html, 'text/html')
    const [here, there] = [document, page].map((one) => one.querySelector('main:has(form.filter)'))
    if (!answer.ok || !here || !there) throw new Error('No list came.')
    // The server may have rewritten the address.
    goTo(new URL(answer.url), way)
    document.title = page.title
    replace(here, there)
    onShown()
  } catch {
    if (signal.aborted) return
    if (navigator.onLine) return leaveFor(pathname + search, way)
    const statusElement = document.querySelector('.results [role=status]')
    if (statusElement) statusElement.textContent = OFFLINE
    const again = () => void showList({ address, way, onShown })
    window.addEventListener('online', again, { once: true, signal })
  }
}

function leaveFor(address: string, way: Way): void {
  if (way === 'stay') window.location.reload()
  else if (way === 'replace') window.location.replace(address)
  else window.location.assign(address)
}

function goTo({ pathname, search }: URL, way: Way): void {
  const address = pathname + search
  if (way === 'push' && address !== shown) window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  shown = address
}

function replace(here: Element, there: Element): void {
  const before = document.activeElement
  morph(here, there)
  markShortlisted()
  if (before !== document.activeElement) here.querySelector<HTMLElement>('.results p')?.focus()
}
