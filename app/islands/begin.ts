import { watchPageViews } from '#app/analytics/page-view.ts'

/** Uses of a page before its script loads; a finger also fires pointerover. */
const USES = ['pointerover', 'keydown', 'focusin', 'input'] as const

const DECODED = 300

/** Inline script of each public page: loads the rest after first paint or at first use, so that a slow connection shows content first. */
function begin({ print, manifest, scripts }: DOMStringMap): void {
  let isFirst = true
  const fetchRest = (fetchPriority: 'high' | 'low') => {
    if (!isFirst) return
    isFirst = false
    for (const src of scripts?.split(' ') ?? [])
      // Not async: scripts run in the order of their addresses.
      append('script', {
        type: 'module',
        async: false,
        fetchPriority,
        onerror: showFallbacks,
        src,
      })
    append('link', { rel: 'manifest', href: manifest })
    append('link', { rel: 'stylesheet', href: print, media: 'print' })
  }
  const onUse = () => {
    document.documentElement.dataset['touched'] = ''
    fetchRest('high')
  }
  // Keeps clicks for the counter, which loads later (app/leads/contact-clicks/contact-clicks.ts).
  const pressed: EventTarget[] = (window.pressed = [])
  addEventListener('click', ({ target }) => target && pressed.push(target), { capture: true })
  for (const use of USES) addEventListener(use, onUse, { capture: true, passive: true, once: true })
  window.addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (viewTransition && !takesPicture(activation?.entry?.url)) viewTransition.skipTransition()
  })
  const atRest = () => setTimeout(() => fetchRest('low'), DECODED)
  const onPaint = () => {
    if (document.readyState === 'complete') atRest()
    else addEventListener('load', atRest)
  }
  if (document.prerendering || !PerformanceObserver.supportedEntryTypes.includes('paint')) onPaint()
  else new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
}

/** Lists and the projects of this page's cards; Chromium reports an error where another page takes no transition. */
function takesPicture(address: string | null | undefined): boolean {
  const { pathname } = new URL(address ?? '', location.href)
  const card = `.card a[href="${pathname}"]`
  return /^\/(projects|city\/.*)?$/.test(pathname) || document.querySelector(card) !== null
}

function showFallbacks(): void {
  for (const note of document.querySelectorAll('noscript')) note.outerHTML = note.textContent
  for (const shows of document.querySelectorAll<HTMLElement>('.slideshow'))
    shows.dataset['loaded'] = 'strip'
  if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

function append(tag: 'script' | 'link', attributes: object): void {
  document.head.append(Object.assign(document.createElement(tag), attributes))
}

watchPageViews()
begin(document.currentScript?.dataset ?? {})
