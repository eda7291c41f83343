import { productOf } from '#app/config/analytics-id.ts'

/** The Server-Timing entry by which the server says that this answer's policy lets Google in. */
export const OPEN_MARK = 'analytics'

const ADDRESS = 'https://www.googletagmanager.com'

/** Whether this document was answered with the open policy; one from a cache may not have been. */
export function isOpenDocument(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming) || !('serverTiming' in page)) return false
  return page.serverTiming.some(({ name }) => name === OPEN_MARK)
}

export function loadGoogleScript(id: string): void {
  const script = document.createElement('script')
  const file = productOf(id) === 'Google Tag Manager' ? 'gtm.js' : 'gtag/js'
  script.src = `${ADDRESS}/${file}?id=${id}`
  script.async = true
  document.head.append(script)
}
