export type KnownProject = { id: number; slug: string; name: string; location: string }

export type KnownProjects = {
  atSlug: (slug: string) => KnownProject | undefined
  ofId: (id: number) => KnownProject | undefined
  /** Ignores case. */
  named: (name: string) => KnownProject | undefined
  cities: () => readonly string[]
}

const NONE: KnownProjects = {
  atSlug: () => undefined,
  ofId: () => undefined,
  named: () => undefined,
  cities: () => [],
}

let known = NONE

/** Registers the catalogue; commands have none of their own. */
export function knowProjects(projects: KnownProjects): void {
  known = projects
}

export function knownProjects(): KnownProjects {
  return known
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

export function projectName(id: number | null): string | undefined {
  return id === null ? undefined : known.ofId(id)?.name
}

/** The project's current slug; unknown slugs come back unchanged. */
export function currentSlug(slug: string): string {
  return known.atSlug(slug)?.slug ?? slug
}
