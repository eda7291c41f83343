export type PageMeta = {
  title: string
  description: string
  url: string
  /** 1200 x 630 px, as Open Graph cards are shown. */
  image: { url: string; alt: string }
  brand: string
  kind?: 'website' | 'article'
  isIndexed?: boolean
}

export function pageMeta(page: PageMeta) {
  const { title, description, url, image, brand, kind = 'website', isIndexed = true } = page
  return [
    { title },
    { name: 'description', content: description },
    isIndexed
      ? { tagName: 'link', rel: 'canonical', href: url }
      : { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image.url },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image.alt },
    // X takes title, text and picture from Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
