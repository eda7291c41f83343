/** The published project of its own page, a sub-page or its visit page. */
export function pageProject<P>(
  findProject: (slug: string) => P | undefined,
  pathname: string,
): P | undefined {
  const [first, second] = pathname.toLowerCase().split('/').filter(Boolean)
  return findProject((first === 'visit' ? second : first) ?? '')
}
