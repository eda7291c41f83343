import { announceListEnd } from '#app/leads/detail/bar/list-end.ts'
import { lettersAreOn } from '#app/lib/text/letter-keys.ts'
import { pressedKey } from '#app/lib/text/pressed-key.ts'
import { isShown } from '#app/ui/focus/is-shown.ts'

const places: Readonly<Record<string, string>> = {
  l: '/dashboard',
  d: '/dashboard/follow-ups',
  v: '/dashboard/visits',
  i: '/dashboard/reports',
  p: '/dashboard/projects',
}
const ways: Readonly<Record<string, string>> = { c: 'call', w: 'whatsapp', m: 'mail' }
const TOGETHER_MS = 1500
const ROWS = '.table tbody a[href^="/dashboard/leads/"], .follow-up-lead'

function isOffered(path: string): boolean {
  return document.querySelector(`nav a[href="${path}"]`) !== null
}

/** Handles the dashboard's keys until the signal; `go` opens an address, `showShortcuts` shows the shortcuts. */
export function listenForKeys(
  { go, showShortcuts }: { go: (path: string) => void; showShortcuts: () => void },
  signal: AbortSignal,
): void {
  // Event times count from page load: 0 would let the first key follow a G.
  let wentAt = -Infinity
  function place(key: string, at: number): string | undefined {
    const found = at - wentAt < TOGETHER_MS ? places[key] : undefined
    wentAt = key === 'g' ? at : -Infinity
    return found !== undefined && isOffered(found) ? found : undefined
  }
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (hasOpenBox()) return
    if (event.key === 'Escape') return leave()
    if (isTyping(event.target) || !lettersAreOn()) return
    const key = pressedKey(event)
    const path = place(key, event.timeStamp)
    if (path !== undefined) go(path)
    else if (key === '?') showShortcuts()
    else if (!press(key, event.shiftKey)) return
    event.preventDefault()
  }
  window.addEventListener('keydown', onKey, { signal })
}

function hasOpenBox(): boolean {
  const isPopoverKnown = CSS.supports('selector(:popover-open)')
  const open = isPopoverKnown ? 'dialog[open], :popover-open' : 'dialog[open]'
  return document.querySelector(open) !== null
}

function isTyping(target: EventTarget | null): boolean {
  const fields = 'input:not([type="checkbox"]), textarea, select'
  return target instanceof Element && target.closest(fields) !== null
}

/** Esc closes the lead, else ends the selection, closes the message, then leaves the field. */
function leave(): void {
  const close =
    document.querySelector<HTMLElement>('.panel-bar .panel-close') ??
    document.querySelector<HTMLElement>('.bulk-clear') ??
    document.querySelector<HTMLElement>('.bulk-close')
  if (close) close.click()
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

function press(key: string, isShift: boolean): boolean {
  if (key === '/') return use(document.querySelector('#q'))
  const way = ways[key]
  if (way !== undefined) return use(document.querySelector(`.panel a[data-way="${way}"]`))
  if (!/^[\da-z]$/.test(key)) return false
  if (key === 'x') return pick(isShift)
  const named = [...document.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)]
  const shown = named.find(isShown)
  if (shown) return use(shown)
  return key === 'j' || key === 'k' ? moveOn(key === 'j' ? 1 : -1) : false
}

/** The first control of choices that a key opens, unless they name another by `data-focus`. */
const FIRST =
  ':is(.fact-choices, .bulk-choices, .outcome-sheet) :is(button, input:not([type="hidden"]))'

function use(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false
  if (element instanceof HTMLDetailsElement) {
    element.open = true
    const { focus } = element.dataset
    const first =
      focus === undefined
        ? element.querySelector<HTMLElement>(FIRST)
        : document.querySelector<HTMLElement>(focus)
    first?.focus()
  } else if (element.matches('input, textarea')) element.focus()
  else element.click()
  return true
}

function moveOn(step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)]
  const now = rows.findIndex((row) => (row.closest('tr') ?? row).contains(document.activeElement))
  const row = rows[now]
  const next = rows[now < 0 ? 0 : now + step]
  if (row && (!next || isSimilar(next) !== isSimilar(row))) return goBeyond(row, { next, step })
  next?.focus()
  return next !== undefined
}

function goBeyond(
  row: HTMLElement,
  { next, step }: { next: HTMLElement | undefined; step: number },
): boolean {
  // In a long list the next row may not be rendered yet.
  if (!isAtEnd(row, step)) return true
  const more = document.querySelector('.list-more')
  if (step > 0 && more && !isSimilar(row)) return use(more)
  if (next) next.focus()
  else announceListEnd(step < 0)
  return true
}

function isSimilar(row: Element): boolean {
  return row.closest('.similar-leads') !== null
}

function isAtEnd(row: Element, step: number): boolean {
  const place = Number(row.closest('tr')?.getAttribute('aria-rowindex') ?? 0)
  if (place === 0) return true
  const head = 1
  if (step < 0) return place <= head + 1
  const atHand = document.querySelector<HTMLElement>('.list-more')?.dataset['count']
  const counted = row.closest('table')?.getAttribute('aria-rowcount')
  const isLong = counted === '-1' && atHand !== undefined
  return place >= (isLong ? Number(atHand) + head : Number(counted))
}

function pick(isRange: boolean): boolean {
  const row =
    document.activeElement?.closest('tr') ??
    document.querySelector('.table a[aria-current="page"]')?.closest('tr')
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange })
  const box = row?.querySelector('.row-pick input')
  box?.dispatchEvent(click)
  return box !== undefined && box !== null
}
