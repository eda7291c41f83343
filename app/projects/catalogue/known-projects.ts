export type KnownProject = { id: number; slug: string; name: string; location: string }

export type KnownProjects = {
  atSlug: (slug: string) => KnownProject | undefined
  ofId: (id: number) => KnownProject | undefined
  /** Ignores case. */
  named: (name: string) => KnownProject | undefined
  cities: () => readonly string[]
}

/** Of two with one slug or name the last counts. */
export function projectsKnown(
  projects: readonly KnownProject[],
  cities: readonly string[],
): KnownProjects {
  const bySlug = new Map(projects.map((project) => [project.slug, project]))
  const byId = new Map(projects.map((project) => [project.id, project]))
  const byName = new Map(projects.map((project) => [project.name.toLowerCase(), project]))
  return {
    atSlug: (slug) => bySlug.get(slug),
    ofId: (id) => byId.get(id),
    named: (name) => byName.get(name.toLowerCase()),
    cities: () => cities,
  }
}
