import { projectSchema } from '#app/projects/model/project.ts'
import { roadNames } from '#app/projects/road-map/own-road.ts'
import { roadMap } from '#content/roads.ts'

import type { Field, NamedField } from './project-fields.ts'
import { fieldsOfSchema } from './schema-fields.server.ts'

/** Derived or set by the deployment. */
const NOT_BY_HAND = new Set(['id', 'isInterestOnly'])

const ROADS: Field = { kind: 'choice', values: ['', ...roadNames(roadMap)] }

export function projectFields(): readonly NamedField[] {
  const fields = fieldsOfSchema(projectSchema)
    .filter(({ name }) => !NOT_BY_HAND.has(name))
    .map((one) => (one.name === 'road' ? { ...one, field: ROADS } : one))
  // Editors rarely change the address, so it is last.
  return [...fields.filter((one) => !isAddress(one)), ...fields.filter(isAddress)]
}

function isAddress({ name }: NamedField): boolean {
  return name === 'slug'
}
