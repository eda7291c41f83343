import { expect, test } from 'vitest'

import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { withoutFormerFields } from './former-fields.ts'

const asides = [{ says: 'Royal City was built before', of: 'Royal City' }]

test('a stored project with sentences about something else is read without them', () => {
  expect(parseProject({ ...cedarCourt, asides })).toEqual(parseProject(cedarCourt))
  expect(withoutFormerFields({ name: 'Cedar', asides })).toEqual({ name: 'Cedar' })
  expect(withoutFormerFields(undefined)).toBeUndefined()
})
