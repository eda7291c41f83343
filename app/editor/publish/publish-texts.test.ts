import { expect, test } from 'vitest'

import { publishText } from './publish-texts.ts'

const asked = { isArchived: false, content: {}, at: undefined }

test('confirms the scheduled time', () => {
  expect(publishText({ kind: 'scheduled' }, { ...asked, at: '2026-11-28T18:30' })).toBe(
    'Scheduled. It goes live on 28 Nov 2026, 6:30 pm.',
  )
})

test.each([
  [true, 'Archived. Use “Restore project” below to undo this.'],
  [false, 'Published. Visitors see it within two seconds.'],
])('archiving a project (%s) is not reported as a publication', (isArchived, expected) => {
  const said = publishText({ kind: 'published', changes: [] }, { ...asked, isArchived })
  expect(said).toBe(expected)
})
