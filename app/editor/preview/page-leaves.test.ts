import { expect, test } from 'vitest'

import { filePages } from '#app/pages/file-pages.ts'

import { leavesOfPage } from './page-leaves.ts'

const filled = (text: string) => text.replace('{CONTACT_DAYS}', '30')

test('finds each text of a page, with replaced names', () => {
  const leaves = leavesOfPage(filePages['privacy-policy'], filled)
  expect(leaves[0]).toMatchObject({ at: ['title'], forms: ['Privacy policy'] })
  const forms = leaves.flatMap((leaf) => leaf.forms)
  expect(forms.some((form) => form.includes('after 30 days'))).toBe(true)
  expect(forms).not.toContain('2026-11-25')
  expect(forms).not.toContain('/connect')
  const answers = leavesOfPage(filePages.faq, filled)
  expect(answers.map(({ at }) => at)).toContainEqual(['questions', 4, 'answer'])
})
