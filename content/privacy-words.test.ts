import { expect, test } from 'vitest'

import { parseConfig } from '#app/config.server.ts'
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
