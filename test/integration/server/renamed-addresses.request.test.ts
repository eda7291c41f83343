import { expect, test } from 'vitest'

import { fetchPath } from '#test/helpers/site/app.ts'

test.each([
  ['/dashboard/due?agent=me', '/dashboard/follow-ups?agent=me'],
  ['/dashboard/due/42', '/dashboard/follow-ups/42'],
  ['/dashboard/words/faq/history', '/dashboard/pages/faq/history'],
  ['/dashboard/projects/4/photographs', '/dashboard/projects/4/photos'],
  ['/dashboard/accounts/new', '/dashboard/team/new'],
  ['/dashboard/account/second-step', '/dashboard/account/two-step'],
  ['/dashboard/suspect', '/dashboard/spam'],
  ['/dashboard/visits/moved?day=2026-11-24', '/dashboard/visits?day=2026-11-24'],
  ['/dashboard/visits/made?day=2026-11-24&lead=7', '/dashboard/visits?day=2026-11-24&lead=7'],
  ['/dashboard/assignment/removed', '/dashboard/assignment/removal'],
])('a bookmark of %s leads to %s', async (before, now) => {
  const answer = await fetchPath(before)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe(now)
})

test('a form that was open before an upgrade is not redirected, which would lose what it sends', async () => {
  const answer = await fetchPath('/dashboard/words/faq/published', { method: 'POST' })
  expect(answer.status).not.toBe(301)
})
