import { projectSchema } from '#app/projects/model/project.ts'
import { roadNames } from '#app/projects/road-map/own-road.ts'
import { roadMap } from '#content/roads.ts'

import type { Field, NamedField } from './project-fields.ts'
import { fieldsOfSchema } from './schema-fields.server.ts'

/** Set by the deployment, or by what the listing is, never by hand. */
const NOT_BY_HAND = new Set(['id', 'isInterestOnly'])

/** The roads of the map, of which none is chosen at first. */
const ROADS: Field = { kind: 'choice', values: ['', ...roadNames(roadMap)] }

/** The form of a listing: every field of its schema, in the schema's order but for the address. */
export function listingFields(): readonly NamedField[] {
  const fields = fieldsOfSchema(projectSchema)
    .filter(({ name }) => !NOT_BY_HAND.has(name))
    .map((one) => (one.name === 'road' ? { ...one, field: ROADS } : one))
  // The address is what one changes last.
  return [...fields.filter((one) => !isAddress(one)), ...fields.filter(isAddress)]
}

function isAddress({ name }: NamedField): boolean {
  return name === 'slug'
}
