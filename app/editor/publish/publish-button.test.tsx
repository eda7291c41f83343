import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { draftState } from '#app/editor/draft/draft-state.ts'
import type { Sources } from '#app/projects/facts/project-facts.ts'
import type { Project } from '#app/projects/model/project.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { PublishButton } from './publish-button.tsx'

const { elevation: _elevation, facts: _facts, ...cedar } = cedarCourt
const before: Project = {
  ...cedar,
  price: '80 Lacs',
  possession: 'December 2026',
  summary: 'Homes.',
  sections: [{ kind: 'overview', paragraphs: ['Homes by the park.'] }],
}

function button(
  draft: Partial<Project>,
  sources: Sources = {},
  published: Project | undefined = before,
): string {
  const beside = { before: published, others: [], holders: new Map() }
  const state = draftState({ ...before, ...draft }, sources, beside)
  return renderToStaticMarkup(
    <PublishButton {...{ state, sources }} isDisabled={false} onPublish={() => undefined} />,
  )
}

test('publishes a text without the facts that lack a source', () => {
  const summary = 'Wide homes.'
  const one = button({ summary, price: '90 Lacs' })
  expect(one).toContain('>Publish all but 1 (source missing)<')
  expect(one).not.toContain('disabled')
  expect(button({ summary, price: '90 Lacs', possession: 'May 2031' })).toContain(
    '>Publish all but 2 (sources missing)<',
  )
  expect(button({ summary })).toContain('>Publish<')
})

test('publishes with warnings, and says so', () => {
  const warned = button({ summary: 'Homes in towers of 77 floors.' })
  expect(warned).toContain(`>${texts.publishAnyway}<`)
  expect(warned).not.toContain('disabled')
})

test('publishes nothing when only facts without a source differ', () => {
  const none = button({ price: '90 Lacs' })
  expect(none).toContain('>Publish 0 of 1<')
  expect(none).toContain('disabled')
  const price = { source: 'developer' as const, on: '2026-11-20' }
  const some = button({ price: '90 Lacs', possession: 'May 2031' }, { price })
  expect(some).toContain('>Publish 1 of 2<')
  expect(some).not.toContain('disabled')
  expect(button({})).toContain('disabled')
})

const source = { source: 'developer' as const, on: '2026-11-20' }

const priced = (from: string): Project['sections'] => [
  ...before.sections,
  { kind: 'prices', rows: [{ label: '3 BHK', from }] },
]

test('a price without its price list cannot be published, and the button says so', () => {
  const published = { ...before, sections: priced('80 Lacs') }
  const draft = { price: '98 Lacs', sections: priced('98 Lacs') }
  const part = button(draft, { price: source }, published)
  expect(part).toContain('>Publish 1 of 2<')
  expect(part).toContain('disabled')
  const whole = button(draft, { price: source, 'price: 3 BHK': source }, published)
  expect(whole).not.toContain('disabled')
})

test('a new project cannot be published in part', () => {
  const state = draftState(
    before,
    { price: source },
    { before: undefined, others: [], holders: new Map() },
  )
  expect(state.isPartSound).toBe(false)
})
