import { expect, test } from 'vitest'

import type { PublishedChange } from '#app/projects/publishing/published.ts'
import { birchHeights } from '#test/catalogue/birch-heights.ts'
import { birchArea as change } from '#test/catalogue/birch-area.ts'

import { changesFeed } from './changes-feed.ts'
import { publicChanges } from './public-changes.ts'

const site = { origin: 'https://homes.test:8443', brand: 'Rao & Sons' }
const renamed = { ...birchHeights, slug: 'birch', name: 'Birch <Heights> & "Co"\u0007' }

const feedOf = (changes: readonly PublishedChange[]) =>
  changesFeed(publicChanges(changes, [renamed]), site)

test('an entry’s id outlives its project’s name and address', () => {
  const feed = feedOf([change])
  expect(feed).toContain('<id>tag:homes.test,2026-11-26:changes/4</id>')
  expect(feed).toContain('<updated>2026-11-25T19:00:00.000Z</updated>\n  <author>')
  expect(feed).toContain('href="https://homes.test:8443/birch"')
})

test('a publication is one entry, and the feed has the newest fifty', () => {
  const price: PublishedChange = { ...change, fact: 'price', was: '', became: '95 Lacs' }
  expect(feedOf([change, price]).match(/<entry>/g)).toHaveLength(1)
  expect(feedOf([change, price])).toContain(': area and price</title>')
  const many = Array.from({ length: 60 }, (_, at) => ({ ...change, publication: 60 - at }))
  expect(feedOf(many).match(/<entry>/g)).toHaveLength(50)
  expect(feedOf(many)).toContain('changes/60<')
})

test('escapes tags in a name', () => {
  const feed = feedOf([change])
  expect(feed).toContain('<title>Birch &lt;Heights&gt; &amp; &quot;Co&quot;: area</title>')
  expect(feed).toContain('<name>Rao &amp; Sons</name>')
})
