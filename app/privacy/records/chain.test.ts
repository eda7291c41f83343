import { expect, test } from 'vitest'

import { chainFault, NO_LINK, nextLink, type ChainLink, type PrivacyEvent } from './chain.ts'

const at = '2026-11-25T00:00:00.000Z'
const events: PrivacyEvent[] = [
  { kind: 'contacted', at, lead: '1', by: 'call', how: null },
  { kind: 'withdrawn', at, leads: ['1'], way: 'link' },
  { kind: 'sealed', at, until: at },
]

function chainOf(): ChainLink[] {
  const links: ChainLink[] = []
  for (const event of events) {
    const previous = links.at(-1)?.hash ?? NO_LINK
    links.push(nextLink({ person: 'p', place: links.length + 1, previous }, event))
  }
  return links
}

test('a chain is valid as written, and for no one else', () => {
  expect(chainFault(chainOf(), 'p')).toBeUndefined()
  expect(chainFault([], 'p')).toBeUndefined()
  expect(chainFault(chainOf(), 'q')).toBe('Link 1 belongs elsewhere.')
})

test.each([0, 1, 2])('link %i altered, left out or moved is detected', (index) => {
  const link = chainOf()[index]
  if (!link) throw new Error('no link')
  const altered = chainOf().with(index, { ...link, body: link.body.replace(at, '2025') })
  expect(chainFault(altered, 'p')).toBe(`Link ${index + 1} was altered.`)
  const last = nextLink(
    { person: 'p', place: 4, previous: chainOf()[2]?.hash ?? '' },
    { kind: 'erased', at },
  )
  const without = [...chainOf(), last].toSpliced(index, 1)
  expect(chainFault(without, 'p')).toMatch(/does not follow/)
  expect(chainFault([link, ...chainOf()], 'p')).toBeDefined()
})
