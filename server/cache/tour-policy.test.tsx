import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { TourSection } from '#app/projects/sections/tour-section.tsx'

import { compressPage } from './compressed-page.ts'

const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ'

const drawn = (tour?: string) =>
  renderToStaticMarkup(<TourSection project={{ name: 'Maple Court', ...(tour && { tour }) }} />)

async function policyOf(html: string): Promise<string> {
  const page = await compressPage(new Response(html, { headers: { 'Content-Type': 'text/html' } }))
  return page?.headers.closed['Content-Security-Policy'] ?? ''
}

test('a page requests nothing of a player before a press, and may load it afterwards', async () => {
  const html = drawn(YOUTUBE)
  expect(html).toContain(
    'href="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1" target="tour-player"',
  )
  expect(html).toMatch(/<iframe class="tour-player" name="tour-player"(?![^>]* src)/)
  expect(await policyOf(html)).toContain('; frame-src https://www.youtube-nocookie.com ')
})

test('a tour on another site opens there, and no page without a player may load one', async () => {
  const html = drawn('https://tours.example.com/maple-court')
  expect(html).toContain('href="https://tours.example.com/maple-court" target="_blank"')
  expect(html).not.toContain('<iframe')
  for (const page of [html, drawn()]) expect(await policyOf(page)).not.toContain('frame-src')
})
