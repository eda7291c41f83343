import type { Project } from './project.ts'

/** A project's page, or a page below it drawn by the same machinery: its own words and facts, the project's frame. */
export type ListingPage = Project & { picture: string; path: string; parent?: Project }

export function pageOfProject(project: Project): ListingPage {
  return { ...project, picture: project.slug, path: `/${project.slug}` }
}

/** What the building as a whole is, does not describe one kind of space in it. */
function frameOf({ area: _area, facts: _facts, possession: _possession, ...rest }: Project) {
  const { elevation: _elevation, slideshow: _slideshow, pages: _pages, ...frame } = rest
  return frame
}

/** A page below a project's own; undefined when there is none of that name. */
export function findSubPage(project: Project, slug: string): ListingPage | undefined {
  const page = project.pages?.find((one) => one.slug === slug)
  return (
    page && {
      ...frameOf(project),
      ...page,
      slug: project.slug,
      checked: page.checked ?? project.checked,
      path: `/${project.slug}/${page.slug}`,
      parent: project,
    }
  )
}
