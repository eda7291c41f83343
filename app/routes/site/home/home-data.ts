import { projects } from '#app/catalogue.server.ts'
import {
  cardOf,
  developers,
  hotHighlights,
  latestLaunches,
  projectsInCity,
} from '#app/projects/catalogue.ts'
import { cities } from '#content/cities.ts'

/** What the home screen shows of the catalogue: cards and counts, never whole listings. */
export function homeData() {
  return {
    projectCount: projects.length,
    highlights: hotHighlights(projects).map(cardOf),
    launches: latestLaunches(projects).map(cardOf),
    developers: developers(projects),
    cities: cities.map((city) => ({ ...city, count: projectsInCity(projects, city.slug).length })),
    buildings: projects.flatMap(({ slug, name, elevation }) =>
      elevation ? [{ slug, name, ...elevation }] : [],
    ),
  }
}
export type HomeData = ReturnType<typeof homeData>
