import { productOf } from '#app/config/analytics-id.ts'

export const OPEN_MARK = 'analytics'

const ADDRESS = 'https://www.googletagmanager.com'

/** A page from a cache may have the closed policy. */
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
