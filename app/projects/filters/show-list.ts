import { markShortlisted } from '#app/projects/shortlist/shortlist-marks.ts'
import { morph } from '#app/ui/media/morph.ts'

/** `stay`: the history entry exists already. */
export type Way = 'push' | 'replace' | 'stay'

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
export async function showList({ address, way, onShown }: ListRequest): Promise<void> {
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
