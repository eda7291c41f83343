import {
  listProjects,
  perCatalogue,
  projects,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { chooseForStreet } from '#app/projects/street/lay-out-street.ts'
import { toStreetProject } from '#app/projects/street/street-project.ts'
import { shownFirst } from '#content/shown-first.ts'

/** Projects to consider: a catalogue may have thousands, and a few dozen fit. */
const LOOKED_AT = 60

export const catalogueStreet = perCatalogue(() => chooseForStreet(looked()))

/** Projects that no one can draw yet, because their height is not stated. */
export const alsoListed = perCatalogue(() =>
  looked()
    .filter(({ stand }) => stand.kind === 'unknown')
    .map(({ slug, name }) => ({ slug, name })),
)

const looked = perCatalogue(() => {
  const first = listProjects([...shownFirst.highlights, ...shownFirst.launches])
  const inOrder = new Set([...first, ...projects().slice(0, LOOKED_AT)])
  return [...inOrder].slice(0, LOOKED_AT).map(toStreetProject)
})
