import { markShortlisted } from '#app/projects/shortlist/shortlist-marks.ts'
import { morph } from '#app/ui/media/morph.ts'

/** What becomes of the browser's history; `stay` where it is there already. */
export type Way = 'push' | 'replace' | 'stay'

type Asked = {
  address: string
  way: Way
  onShown: () => void
}

/** The address that the list on the page is of; a part of the page that is named after it changes nothing. */
let shown = window.location.pathname + window.location.search
let asking: AbortController | undefined

const OFFLINE = 'You’re offline. The list will load when you’re back online.'

// What is under way when somebody leaves has not failed.
window.addEventListener('pagehide', () => asking?.abort())

/**
 * Shows the list of an address in place of this one's; the latest that is asked for counts. Where it
 * does not come, the page is left for it as without script; without a connection it waits for one.
 */
export async function showList({ address, way, onShown }: Asked): Promise<void> {
  const { pathname, search } = new URL(address, window.location.origin)
  if (way === 'stay' && pathname + search === shown) return
  asking?.abort()
  const { signal } = (asking = new AbortController())
  try {
    const answer = await fetch(pathname + search, { headers: { Accept: 'text/html' }, signal })
    // A style that came along is another page's to this one's policy, and is here already.
    const html = (await answer.text()).replace(/<style>.*?<\/style>/s, '')
    const page = new DOMParser().parseFromString(html, 'text/html')
    const [here, there] = [document, page].map((one) => one.querySelector('main:has(form.filter)'))
    if (!answer.ok || !here || !there) throw new Error('No list came.')
    // The server may have understood the words and written the address anew.
    goTo(new URL(answer.url), way)
    document.title = page.title
    replace(here, there)
    onShown()
  } catch {
    if (signal.aborted) return
    if (navigator.onLine) return leaveFor(pathname + search, way)
    const said = document.querySelector('.results [role=status]')
    if (said) said.textContent = OFFLINE
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
