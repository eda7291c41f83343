import { expect, test } from 'vitest'

import { projectBySlug } from '#test/helpers/listed.ts'

import { aboutOf } from './alert-subject.server.ts'
import { newsLine, newsOf } from './alert-texts.ts'

test.each([
  ['lodha-goa', 'plans', 'the plot layout is out'],
  ['godrej-reverine', 'plans', 'the floor plans are out'],
  ['bhutani-film-city', 'plans', 'the launch details are out'],
  ['lodha-goa', 'sizes', 'the sizes are out'],
] as const)('an alert of %s about %s says: %s', async (slug, question, news) => {
  const { id: projectId, name } = projectBySlug(slug)
  const about = await aboutOf({ projectId, question })
  expect(about && newsOf(about)).toBe(news)
  expect(about && newsLine(about)).toBe(`T${news.slice(1)}: ${name}`)
})

test('an alert about a project that never was has no words', async () => {
  expect(await aboutOf({ projectId: -1, question: 'plans' })).toBeUndefined()
})
