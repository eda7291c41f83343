import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { parseConfig } from '#app/config.server.ts'
import { signPoints } from '#app/leads/suspect/signs.ts'
import { bothLanguages, noticeShape, shownNotice, withFacts } from '#app/leads/privacy/notice.ts'

import { privacyNotice } from './privacy-notice.ts'
import { privacyRights } from './privacy-rights.ts'

const config = parseConfig({ BRAND: 'Sharma Homes', SEALED_DAYS: '400' })

test('both languages of the notice and of the rights say the same, with no blank left', () => {
  expect(noticeShape.safeParse(privacyNotice).error).toBeUndefined()
  const rights = bothLanguages.parse(withFacts(config, privacyRights))
  expect(rights.hi.sections.map(({ id }) => id)).toEqual(rights.en.sections.map(({ id }) => id))
  const { text } = shownNotice(config, privacyNotice)
  expect(`${text}${JSON.stringify(rights)}`).not.toMatch(/\{[A-Z_]+\}/)
  expect(text).toContain('Sharma Homes')
  expect(text).toContain('400 दिन')
})

test('the notice itemises data and purposes and leads to withdrawal, rights and the Board', () => {
  const { en } = shownNotice(config, privacyNotice).notice
  expect(en.sections.map(({ id }) => id)).toEqual([
    'data',
    'purposes',
    'who',
    'withdraw',
    'rights',
    'contact',
    'board',
  ])
  const links = en.sections.flatMap(({ link }) => link?.to ?? [])
  expect(links).toEqual([
    '/privacy/rights#withdraw',
    '/privacy/rights',
    config.DATA_PROTECTION_BOARD,
  ])
})

test('another word or another fact is another hash', () => {
  const { hash } = shownNotice(config, privacyNotice)
  expect(shownNotice(config, privacyNotice).hash).toBe(hash)
  expect(shownNotice({ ...config, BRAND: 'Other' }, privacyNotice).hash).not.toBe(hash)
  expect(() => shownNotice(config, { ...privacyNotice, purposes: ['answer'] })).toThrow(/purpose/)
})

/** The digest of each version's words, added to and never altered: another word is another version. */
const WORDS_OF_VERSIONS = new Map([
  ['1', '6752dfc6db95da22076d63c4e3695e2b5e33cf26b299c2515f4a2ee0b2a9c6cb'],
  ['2', 'e3f3621c63e78f29402148dfce6f8a9ac387960bece65500a9713435523bc14f'],
])

test('the words of a version are never altered', () => {
  const words = JSON.stringify(privacyNotice)
  const digest = createHash('sha256').update(words).digest('hex')
  expect(digest).toBe(WORDS_OF_VERSIONS.get(privacyNotice.version))
})

test('the notice names what is noted to tell programs from people, and that it is for that', () => {
  const told = { hidden: /people never see/, hasty: /within moments/, unsolved: /puzzle/ }
  expect(Object.keys(told)).toEqual(Object.keys(signPoints))
  const [data, purposes] = ['data', 'purposes'].map((wanted) =>
    JSON.stringify(privacyNotice.en.sections.find(({ id }) => id === wanted)?.list),
  )
  for (const words of Object.values(told)) expect(data).toMatch(words)
  expect(purposes).toContain('To tell programs from people')
})
