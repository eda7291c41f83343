import { expect, test } from 'vitest'

import { healthTexts } from '#app/strings/en/health.ts'

import {
  judgeDrawings,
  judgeRera,
  judgeSearches,
  judgeUndrawn,
  judgeUnread,
} from './judge-projects.ts'

test('projects without a number are counted and three are named', () => {
  const { message: says } = judgeRera(['A', 'B', 'C', 'D', 'E'], 19)
  expect(says).toContain('5 of 19')
  expect(says).toContain('A, B, C and 2 more')
})

test('saved searches without a match are named with the people who wait, and none is no check', () => {
  expect(judgeSearches([])).toBeUndefined()
  const lost = ['type=Plots&city=Zedpur', 'developer=Old+Name'].map((search) => ({
    search,
    people: 2,
  }))
  expect(judgeSearches(lost)).toMatchObject({
    state: 'look',
    message: expect.stringMatching(/^4 visitors wait .*“Plots, Zedpur”, “Old Name”/),
  })
})

test('a project that waits for its drawing is good, a failed drawing needs a review', () => {
  expect(judgeDrawings({ waiting: 0, failed: [] }).state).toBe('good')
  expect(judgeDrawings({ waiting: 2, failed: [] })).toMatchObject({
    state: 'good',
    message: healthTexts.drawings.pending(2),
  })
  const failed = ['A', 'B', 'C', 'D'].map((name, at) => ({ name, at, reason: `because ${name}` }))
  const { state, message: says } = judgeDrawings({ waiting: 4, failed })
  expect(state).toBe('look')
  expect(says).toContain('4 projects: A, B, C and 1 more. The system says “because D”.')
})

test('without drawings, outdated or missing ones are named with a remedy', () => {
  expect(judgeUndrawn({ still: [], earlier: [] })).toMatchObject({
    state: 'good',
    message: healthTexts.drawings.good,
  })
  const one = judgeUndrawn({ still: ['Maple Court'], earlier: [] })
  expect(one).toMatchObject({
    state: 'look',
    message: healthTexts.drawings.still(1, 'Maple Court'),
    todo: expect.stringMatching(/^Add a photo .*PREPARE_PICTURES=true/),
  })
  const both = judgeUndrawn({ still: ['A', 'B', 'C', 'D'], earlier: ['E'] })
  expect(both.message).toContain('4 projects show a placeholder')
  expect(both.message).toContain('A, B, C and 1 more')
  expect(both.message).toContain(healthTexts.drawings.earlier(1, 'E'))
})

test('unreadable publications are named with the place to fix them', () => {
  expect(judgeUnread({ projects: [], pages: [] }).state).toBe('good')
  const project = judgeUnread({ projects: ['Maple Court'], pages: [] })
  expect(project).toMatchObject({
    state: 'bad',
    message: expect.stringMatching(
      /cannot read 1 published project: Maple Court\. Visitors see earlier/,
    ),
    todo: expect.stringMatching(
      /^Open the items named here under Projects, .* Or restore an earlier/,
    ),
  })
  expect(judgeUnread({ projects: [], pages: ['Terms'] }).todo).toContain('named here under Pages,')
  const both = judgeUnread({ projects: ['A', 'B', 'C', 'D'], pages: ['Terms', 'About'] })
  expect(both.message).toContain('4 published projects')
  expect(both.message).toContain('A, B, C and 1 more')
  expect(both.message).toContain('2 published pages')
  expect(both.todo).toContain('under Projects and Pages')
})
