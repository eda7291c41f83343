/** An id of a Google Analytics 4 data stream or of a Tag Manager container, as Google writes them. */
export const analyticsId = /^(?:G|GTM)-[A-Z\d]{4,12}$/

/** Google's own name of what the id belongs to. */
export function productOf(id: string): 'Google Analytics' | 'Google Tag Manager' {
  return id.startsWith('GTM-') ? 'Google Tag Manager' : 'Google Analytics'
}
