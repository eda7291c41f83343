import type { DrawnProject } from '#app/media/drawings/wanted-sets.server.ts'

/** What the drawings know of a project. */
export const drawnMeadows: DrawnProject = {
  id: 900,
  slug: 'test-meadows',
  name: 'Test Meadows',
  location: 'Sector 150, Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
}
