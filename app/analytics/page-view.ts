declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Pushes a view of the page that is shown to its own data layer (SPEC section 2, Layout): nothing is sent. */
export function pushPageView(): void {
  const { pathname: path } = location
  const view = { event: 'page_view', path, page_path: path, page_title: document.title }
  ;(window.dataLayer ??= []).push(view)
}

/** A page that the browser kept and shows again is viewed again; answers with how to stop. */
export function watchReturns(): () => void {
  addEventListener('pageshow', onReturn)
  return () => removeEventListener('pageshow', onReturn)
}

function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) pushPageView()
}

/** Pushes each view of a document: of one that is made ready ahead only once it is shown. */
export function watchPageViews(): void {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', pushPageView, { once: true })
  else pushPageView()
  watchReturns()
}
