declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Pushes to the page's own data layer (SPEC section 2, Layout); sends nothing. */
export function pushPageView(): void {
  const { pathname: path } = location
  const view = { event: 'page_view', path, page_path: path, page_title: document.title }
  ;(window.dataLayer ??= []).push(view)
}

export function watchReturns(): () => void {
  addEventListener('pageshow', onReturn)
  return () => removeEventListener('pageshow', onReturn)
}

function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) pushPageView()
}

export function watchPageViews(): void {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', pushPageView, { once: true })
  else pushPageView()
  watchReturns()
}
