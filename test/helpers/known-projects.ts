import { afterAll, beforeAll } from 'vitest'

import {
  knownProjects,
  knowProjects,
  projectsKnown,
  type KnownProject,
} from '#app/projects/catalogue/known-projects.ts'

/** What is known of the catalogue for as long as a file of tests runs. */
export function knowInThisFile(projects: readonly KnownProject[], cities: readonly string[]): void {
  let before = knownProjects()
  beforeAll(() => {
    before = knownProjects()
    knowProjects(projectsKnown(projects, cities))
  })
  afterAll(() => knowProjects(before))
}
