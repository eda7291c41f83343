/** The listed project that a page is about: its own page, one below it, or its visit page. */
export function pageProject<P extends { slug: string }>(
  projects: readonly P[],
  pathname: string,
): P | undefined {
  const [first, second] = pathname.toLowerCase().split('/').filter(Boolean)
  const slug = first === 'visit' ? second : first
  return projects.find((project) => project.slug === slug)
}
