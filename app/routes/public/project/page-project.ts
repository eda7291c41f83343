/** The listed project that a page is about: its own page, one below it, or its visit page. */
export function pageProject<P>(
  findProject: (slug: string) => P | undefined,
  pathname: string,
): P | undefined {
  const [first, second] = pathname.toLowerCase().split('/').filter(Boolean)
  return findProject((first === 'visit' ? second : first) ?? '')
}
