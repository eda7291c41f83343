import { watchPageViews } from '#app/analytics/page-view.ts'

/** How a page is used before its script is there; a finger enters what it touches, too. */
const USES = ['pointerover', 'keydown', 'focusin', 'input'] as const

/** Milliseconds after which a picture that is loaded is decoded and painted, as a rule. */
const DECODED = 300

/**
 * Stands within each public page (app/routes/public/frame/begin.tsx). What a page is shown without comes after its first
 * paint and what is in sight then, or at its first use where that is sooner: on a slow line nothing
 * competes with what is read.
 */
function begin({ print, manifest, scripts }: DOMStringMap): void {
  let isFirst = true
  const fetchRest = (fetchPriority: 'high' | 'low') => {
    if (!isFirst) return
    isFirst = false
    for (const src of scripts?.split(' ') ?? [])
      // Not async: in the order of the addresses.
      append('script', {
        type: 'module',
        async: false,
        fetchPriority,
        onerror: sayWithout,
        src,
      })
    append('link', { rel: 'manifest', href: manifest })
    append('link', { rel: 'stylesheet', href: print, media: 'print' })
  }
  const onUse = () => {
    document.documentElement.dataset['touched'] = ''
    fetchRest('high')
  }
  // What is counted can be pressed before anything counts (app/leads/contact-clicks/contact-clicks.ts).
  const pressed: EventTarget[] = (window.pressed = [])
  addEventListener('click', ({ target }) => target && pressed.push(target), { capture: true })
  for (const use of USES) addEventListener(use, onUse, { capture: true, passive: true, once: true })
  // The largest picture is painted once it is loaded and decoded, which the first paint does not wait for.
  const atRest = () => setTimeout(() => fetchRest('low'), DECODED)
  const onPaint = () => {
    if (document.readyState === 'complete') atRest()
    else addEventListener('load', atRest)
  }
  // What is made ready ahead is not painted.
  if (document.prerendering || !PerformanceObserver.supportedEntryTypes.includes('paint')) onPaint()
  else new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
}

/** Where script does not come the page is what it is without: what is said then, its anchors, slides as a strip. */
function sayWithout(): void {
  for (const note of document.querySelectorAll('noscript')) note.outerHTML = note.textContent
  for (const shows of document.querySelectorAll<HTMLElement>('.shows'))
    shows.dataset['loaded'] = 'strip'
  // An anchor that was not there when the address was followed.
  if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

function append(tag: 'script' | 'link', attributes: object): void {
  document.head.append(Object.assign(document.createElement(tag), attributes))
}

watchPageViews()
begin(document.currentScript?.dataset ?? {})
