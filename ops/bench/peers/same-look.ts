/** Classes of a page that the site styles and this copy does not. */
export function unstyled(page: string, ofSite: string): string[] {
  const borne = new Set(
    [...page.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const here = styledIn(page)
  return [...styledIn(ofSite)].filter((name) => borne.has(name) && !here.has(name)).toSorted()
}

function styledIn(page: string): Set<string> {
  const sheets = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, sheet]) => sheet)
  return new Set(
    [...sheets.join('\n').matchAll(/\.([a-z][a-z\d-]*)/g)].map(([, name = '']) => name),
  )
}
