/** How a page is used before its script is there. */
const USES = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'input'] as const

/**
 * Stands within each public page (app/ui/begin.tsx). What a page is shown without comes after its first
 * paint, or at its first use where that is sooner: on a slow line nothing competes with what is read.
 */
function begin({ print, manifest, scripts }: DOMStringMap): void {
  let isFirst = true
  const fetchRest = () => {
    if (!isFirst) return
    isFirst = false
    for (const address of scripts?.split(' ') ?? []) {
      const script = document.createElement('script')
      // In the order of the addresses.
      script.async = false
      script.type = 'module'
      script.src = address
      script.fetchPriority = 'low'
      document.head.append(script)
    }
    link('manifest', manifest)
    link('stylesheet', print, 'print')
  }
  for (const use of USES) addEventListener(use, fetchRest, { capture: true, passive: true })
  const atRest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchRest, { timeout: 2000 })
    else setTimeout(fetchRest)
  }
  // What is made ready ahead is not painted.
  if (document.prerendering || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    addEventListener('load', atRest)
  else new PerformanceObserver(atRest).observe({ type: 'paint', buffered: true })
}

function link(rel: string, href = '', media = ''): void {
  const element = document.createElement('link')
  Object.assign(element, { rel, href, media })
  document.head.append(element)
}

begin(document.currentScript?.dataset ?? {})
