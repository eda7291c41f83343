import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { parseConfig } from '#app/config/config.server.ts'
import { withFacts } from '#app/enquiries/consent/notice-facts.ts'
import { bothLanguages, renderNotice } from '#app/enquiries/consent/notice.ts'
import { signPoints } from '#app/enquiries/spam/spam-signals.ts'

import { privacyNotice } from './privacy-notice.ts'
import { privacyRights } from './privacy-rights.ts'

const config = parseConfig({ BRAND: 'Sharma Homes', SEALED_DAYS: '400' })

test('both languages of the notice and of the rights match, with no blank left', () => {
  const rights = bothLanguages.parse(withFacts(config, privacyRights))
  expect(rights.hi.sections.map(({ id }) => id)).toEqual(rights.en.sections.map(({ id }) => id))
  const { text } = renderNotice(config, privacyNotice)
  expect(`${text}${JSON.stringify(rights)}`).not.toMatch(/\{[A-Z_]+\}/)
  expect(text).toContain('Sharma Homes')
  expect(text).toContain('400 दिन')
})

test('the notice itemises data and purposes and leads to withdrawal, rights and the Board', () => {
  const { en } = renderNotice(config, privacyNotice).notice
  expect(en.sections.map(({ id }) => id)).toEqual([
    'data',
    'purposes',
    'who',
    'how-long',
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

function noticeWith(variables: Record<string, string>) {
  const { en, hi } = renderNotice(parseConfig(variables), privacyNotice).notice
  const sectionsOf = ({ sections }: typeof en) =>
    Object.fromEntries(sections.map(({ id, ...section }) => [id, JSON.stringify(section)]))
  return { en: sectionsOf(en), hi: sectionsOf(hi) }
}

const mailed = {
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'desk@homes.test',
  MAIL_TO: 'team@homes.test',
}
const toldPrograms = {
  WEBHOOK_URLS: 'https://crm.example.com/in',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
}

test('the notice names recipients: emails and other programs only where configured', () => {
  const alone = noticeWith({})
  expect(alone.en['who']).not.toMatch(/by email to|programs/)
  expect(alone.hi['who']).not.toMatch(/ईमेल|प्रोग्राम/)
  expect(alone.en['withdraw']).not.toContain('mail that confirmed')
  const byMail = noticeWith(mailed)
  expect(byMail.en['who']).toContain('by email to addresses of our team')
  expect(byMail.hi['who']).toContain('हमारी टीम के पतों पर ईमेल')
  expect(byMail.en['withdraw']).toContain('mail that confirmed')
  const byProgram = noticeWith({ ...toldPrograms, PRIVACY_PROCESSORS: 'Example Hosting (servers)' })
  expect(byProgram.en['who']).toMatch(/name, phone, email and message, to programs/)
  expect(byProgram.hi['who']).toContain('दूसरे प्रोग्राम')
  for (const who of [byProgram.en['who'], byProgram.hi['who']])
    expect(who).toContain('Example Hosting (servers)')
})

test('the notice states each retention period of the deployment', () => {
  const usual = noticeWith({ SPAM_DAYS: '0' })
  expect(usual.en['how-long']).toContain('There is no fixed end date.')
  expect(usual.en['how-long']).toContain('Erased 366 days later')
  expect(usual.en['how-long']).not.toMatch(/Backups|What was sent on|0 days/)
  const timed = { RETENTION_DAYS: '731', SPAM_DAYS: '91', DELIVERY_DAYS: '31', ALERT_DAYS: '301' }
  const set = noticeWith({ ...timed, ...mailed, BACKUP_TO: '/backups', BACKUP_KEEP_DAYS: '41' })
  for (const words of [set.en['how-long'], set.hi['how-long']])
    for (const days of ['731', '91', '31', '41', '301', '366']) expect(words).toContain(`${days} `)
})

test('without sealing the notice says in both languages that erasure is immediate', () => {
  const { en, hi } = noticeWith({ SEALED_DAYS: '0' })
  for (const id of ['withdraw', 'how-long']) {
    expect(en[id]).toContain('rased at once')
    expect(hi[id]).toContain('तुरंत मिटा')
    expect(`${en[id]}${hi[id]}`).not.toMatch(/sealed|Sealed|[Ll]ock|लॉक|\b0 /)
  }
})

test('a changed word or fact changes the hash', () => {
  const { hash } = renderNotice(config, privacyNotice)
  expect(renderNotice(config, privacyNotice).hash).toBe(hash)
  expect(renderNotice({ ...config, BRAND: 'Other' }, privacyNotice).hash).not.toBe(hash)
  expect(() => renderNotice(config, { ...privacyNotice, purposes: ['answer'] })).toThrow(/purpose/)
})

/** Append only: a changed word needs a new version. */
const WORDS_OF_VERSIONS = new Map([
  ['1', '6752dfc6db95da22076d63c4e3695e2b5e33cf26b299c2515f4a2ee0b2a9c6cb'],
  ['2', 'e3f3621c63e78f29402148dfce6f8a9ac387960bece65500a9713435523bc14f'],
  ['3', 'ca37954b0ab57fb59bc25bd757623fae00abc865afe34a9d1d4351525a44e7f4'],
  ['4', 'ce3926af0b77e3aacbdac3505a0918c68cb7080c82b671e3406d81fd4f24aa0b'],
  ['5', '2b0efd1bacecb1421470ae179494ce181a099d059df44db456ebe7a797658e4c'],
  ['6', '62f9da242b13016519f03cf00c5fd48b8ed7bfd66011051e77793ff3f2861950'],
])

test('the words of a version never change', () => {
  const words = JSON.stringify(privacyNotice)
  const digest = createHash('sha256').update(words).digest('hex')
  expect(digest).toBe(WORDS_OF_VERSIONS.get(privacyNotice.version))
})

test('the notice names the data for spam detection, and its purpose', () => {
  const told = { hidden: /cannot see/, hasty: /within moments/, unsolved: /automatic test/ }
  expect(Object.keys(told)).toEqual(Object.keys(signPoints))
  const [data, purposes] = ['data', 'purposes'].map((wanted) =>
    JSON.stringify(privacyNotice.en.sections.find(({ id }) => id === wanted)?.list),
  )
  for (const words of Object.values(told)) expect(data).toMatch(words)
  expect(purposes).toContain('To separate computer programs from real people')
})
