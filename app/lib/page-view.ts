declare global {
  interface Window {
    dataLayer?: { event: string; page_path: string }[]
  }
}

/** Pushes one page_view for analytics (SPEC section 2, Layout). */
export function pushPageView(path: string): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'page_view', page_path: path })
}
