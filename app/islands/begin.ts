/** Uses of a page before its script loads; a finger also fires pointerover. */
const USES = ['pointerover', 'keydown', 'focusin', 'input'] as const

const DECODED = 300

/** Inline script of each public page: loads the rest after first paint or at first use, so that a slow connection shows content first. */
function begin(scripts = ''): void {
  const left = scripts.split(' ')
  const fetchRest = (fetchPriority: 'high' | 'low') => {
    for (const src of left.splice(0))
      document.head.append(
        // Not async: scripts run in the order of their addresses.
        Object.assign(document.createElement('script'), {
          type: 'module',
          async: false,
          fetchPriority,
          onerror: showFallbacks,
          src,
        }),
      )
  }
  const onUse = () => {
    document.documentElement.dataset['touched'] = ''
    fetchRest('high')
  }
  // Keeps clicks for the counter, which loads later (app/leads/contact-clicks/contact-clicks.ts).
  const pressed: EventTarget[] = (window.pressed = [])
  addEventListener('click', ({ target }) => target && pressed.push(target), { capture: true })
  for (const use of USES) addEventListener(use, onUse, { capture: true, passive: true, once: true })
  // Until picture-transition.ts says that it looks after them: Chromium reports an error where the other page takes none.
  window.addEventListener('pageswap', ({ viewTransition }) => {
    if (!('carries' in document.documentElement.dataset)) viewTransition?.skipTransition()
  })
  const atRest = () => setTimeout(fetchRest, DECODED, 'low')
  const onPaint = () => {
    if (document.readyState === 'complete') atRest()
    else addEventListener('load', atRest)
  }
  if (document.prerendering || !PerformanceObserver.supportedEntryTypes.includes('paint')) onPaint()
  else new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
}

function showFallbacks(): void {
  for (const note of document.querySelectorAll('noscript')) note.outerHTML = note.textContent
  for (const shows of document.querySelectorAll<HTMLElement>('.slideshow'))
    shows.dataset['loaded'] = 'strip'
  if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

begin(document.currentScript?.dataset['scripts'])
