type Json = string | number | boolean | Json[] | { [key: string]: Json }

/** JSON that cannot end the script element it stands in. */
export function scriptJson(data: Json | object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Structured data for search engines, of schema.org's vocabulary. */
export function JsonLd({ data }: { data: { [key: string]: Json } }) {
  const json = scriptJson({ '@context': 'https://schema.org', ...data })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** A BreadcrumbList; `path` is the page's own, used by the last crumb. */
export function breadcrumbList(
  origin: string,
  path: string,
  crumbs: readonly { name: string; to?: string }[],
): { [key: string]: Json } {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${to ?? path}`,
    })),
  }
}
