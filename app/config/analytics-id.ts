/** The id of a Google Analytics 4 data stream or a Tag Manager container. */
export const analyticsId = /^(?:G|GTM)-[A-Z\d]{4,12}$/

export function productOf(id: string): 'Google Analytics' | 'Google Tag Manager' {
  return id.startsWith('GTM-') ? 'Google Tag Manager' : 'Google Analytics'
}
