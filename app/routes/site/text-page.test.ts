import { expect, test } from 'vitest'

import { faq } from '#content/faq.ts'
import { textPages } from '#content/pages/text-pages.ts'

const pageOf = (slug: string) => textPages.find((page) => page.slug === slug)

test.each([
  ['privacy-policy', 7],
  ['terms', 10],
])('%s has %i numbered sections', (slug, count) => {
  expect(pageOf(slug)?.numbered).toBe(true)
  expect(pageOf(slug)?.sections).toHaveLength(count)
})

test('the governing law is a marked blank', () => {
  expect(pageOf('terms')?.sections.flatMap(({ blank }) => blank ?? [])).toHaveLength(1)
})

test('about lists four services and ends with Get In Touch', () => {
  const about = pageOf('about')
  expect(about?.sections.at(-1)?.cards).toHaveLength(4)
  expect(about?.action).toEqual({ label: 'Get In Touch', to: '/connect' })
})

test('there are five questions', () => {
  expect(faq).toHaveLength(5)
})
