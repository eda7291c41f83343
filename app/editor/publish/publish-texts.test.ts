import { expect, test } from 'vitest'

import { projectTexts } from '#app/strings/en/projects.ts'

import { publishText } from './publish-texts.ts'

const asked = { isArchived: false, content: {}, at: undefined }

test('confirms the scheduled time', () => {
  expect(publishText({ kind: 'scheduled' }, { ...asked, at: '2026-11-28T18:30' })).toBe(
    projectTexts.scheduled('28 Nov 2026, 6:30 pm'),
  )
})

test.each([
  [true, projectTexts.archived],
  [false, projectTexts.published],
])('archiving a project (%s) is not reported as a publication', (isArchived, expected) => {
  const said = publishText({ kind: 'published', changes: [] }, { ...asked, isArchived })
  expect(said).toBe(expected)
})
