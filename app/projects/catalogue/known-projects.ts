/** A project as leads know it. */
export type KnownProject = { id: number; slug: string; name: string; location: string }

/** What the catalogue tells of projects, those that are archived too. */
export type KnownProjects = {
  /** The project that has or had this address. */
  atSlug: (slug: string) => KnownProject | undefined
  ofId: (id: number) => KnownProject | undefined
  /** The project of this name, whatever its case. */
  named: (name: string) => KnownProject | undefined
  /** The cities of the catalogue. */
  cities: () => readonly string[]
}

const NONE: KnownProjects = {
  atSlug: () => undefined,
  ofId: () => undefined,
  named: () => undefined,
  cities: () => [],
}

let known = NONE

/** Takes what whoever loads a catalogue knows of it: commands have none of their own. */
export function knowProjects(projects: KnownProjects): void {
  known = projects
}

/** What is known now of the catalogue. */
export function knownProjects(): KnownProjects {
  return known
}

/** These projects and cities as they are looked up; of two with one slug or name the last. */
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

/** The name of the project with this id; undefined where there is none. */
export function projectName(id: number | null): string | undefined {
  return id === null ? undefined : known.ofId(id)?.name
}

/** The address that the project of an address has now; the same where none is known to have moved. */
export function currentSlug(slug: string): string {
  return known.atSlug(slug)?.slug ?? slug
}
