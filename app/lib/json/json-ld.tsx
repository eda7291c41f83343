type Json = string | number | boolean | Json[] | { [key: string]: Json }

/** Escapes `<`, so that JSON cannot end its script element. */
export function scriptJson(data: Json | object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

export function JsonLd({ data }: { data: { [key: string]: Json } }) {
  const json = scriptJson({ '@context': 'https://schema.org', ...data })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

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
