import { expect, test } from 'vitest'

import { pageOfProject } from '#app/projects/model/sub-page.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { metaOfProject } from './project-meta.ts'

const site = { card: { url: '/card.jpg', alt: '' }, origin: '', brand: 'Northlight' }
const named = { ...cedarCourt, name: 'دار السلام', location: 'דבי 3' }

test('a right-to-left name changes no order around it in a project’s title', () => {
  expect(metaOfProject({ pageProps: { page: pageOfProject(named), ...site } })).toContainEqual({
    title: '\u2068دار السلام\u2069, \u2068דבי 3\u2069 | Northlight',
  })
  expect(metaOfProject({ archived: { ...named, ...site } })).toContainEqual({
    title: '\u2068دار السلام\u2069, \u2068דבי 3\u2069: no longer available | Northlight',
  })
})
