import { expect, test } from 'vitest'

import type { NotifiedLead } from '#app/notifications/notified-lead.server.ts'
import { teamMailTexts } from '#app/strings/en/notifications.ts'
import { linkTexts } from '#app/strings/en/password-links.ts'

import { confirmationMail } from './confirmation.ts'
import { oneLine, type Mail } from './mail.ts'
import { passwordLinkMail } from './password-link-mail.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { teamMail } from './team-mail.ts'

const lead: NotifiedLead = {
  id: '41',
  reference: 'K7M2QX',
  name: 'Asha Rao',
  phone: '+919876543210',
  email: 'asha@post.test',
  message: 'Is a corner plot left?\nPlease call my daughter.',
  location: 'Sector 10, Greater Noida',
  project: { slug: 'birch-heights', name: 'Birch Heights' },
  page: '/birch-heights',
  campaign: { last: { utm_source: 'google', utm_medium: 'cpc' } },
  contactPreference: { by: 'whatsapp', when: 'evening' },
  visitAt: new Date('2026-11-28T04:30:00Z'),
  isVideoVisit: false,
  receivedAt: new Date('2026-11-25T04:12:10Z'),
}
const sender = {
  brand: 'Sharma Homes',
  phone: '+91 120 456 7890',
  email: 'desk@homes.test',
  origin: 'https://homes.test',
}
const consent = {
  texts: { en: 'I agree to be called & written to.', hi: 'मैं सहमत हूँ।' },
  withdrawAddress: 'https://homes.test/withdraw/x?a=1&b=2',
}
const team = (changes: Partial<NotifiedLead> = {}) =>
  teamMail({ ...lead, ...changes }, { origin: sender.origin, address: 'team@homes.test' })
const visitor = (changes: Partial<NotifiedLead> = {}) =>
  confirmationMail({ ...lead, ...changes }, sender, consent)

function wordsOf(html: string): string[] {
  const [, body = ''] = html.split('<body')
  return body
    .replace(/^[^>]*>/, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => marks.get(name) ?? '')
    .split(/\s+/)
    .filter(Boolean)
}
const uncolon = (word: string) => word.replace(/:$/, '')
const marks = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['#39', "'"],
])

const odd = { name: '"Ash" <b>Rao</b> & Co', message: "it's <script>x</script>\n\nsecond line" }

test.each<[string, Mail]>([
  ['the team', team()],
  ['the team, of odd names', team(odd)],
  ['the visitor', visitor()],
  ['the visitor, of odd names', visitor(odd)],
])('the mail to %s has the same words as text and as HTML', (_, mail) => {
  const html = mailHtml(mail)
  // Only a button's label has no colon there.
  expect(wordsOf(html).map(uncolon)).toEqual(mailText(mail).trim().split(/\s+/).map(uncolon))
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>')
  expect(html).not.toMatch(/(?:src|background)=|url\(/)
})

test('the team mail has every way to answer, and a link to the lead', () => {
  const text = mailText(team())
  expect(text).toBe(`New enquiry

Name: Asha Rao
Phone: +919876543210
WhatsApp: https://wa.me/919876543210
Email: asha@post.test
Project: Birch Heights, Sector 10, Greater Noida
Site visit requested: Sat 28 Nov 2026, 10:00 am IST
Preferred contact: Reach by WhatsApp, in the evening.
Page: https://homes.test/birch-heights
Source: Google, cost per click
Received: 2026-11-25 09:42:10 IST

Message:
Is a corner plot left?
Please call my daughter.

Open the lead in your dashboard:
https://homes.test/dashboard/leads/41

You get this email at team@homes.test for each enquiry on your site.
`)
  expect(mailHtml(team())).toContain('href="tel:+919876543210"')
})

test('a subject is one line with name and project', () => {
  expect(team().subject).toBe(
    teamMailTexts.subject('Asha Rao', 'Birch Heights, Sector 10, Greater Noida'),
  )
  expect(
    team({ name: 'Asha\r\nBcc: x@post.test', project: undefined, location: 'N/A' }).subject,
  ).toBe(teamMailTexts.subject('Asha Bcc: x@post.test', ''))
  expect(oneLine('a\u0000b\u2028c')).toBe('a b c')
})

test('the visitor reads what was received, what happens next and how to withdraw', () => {
  const text = mailText(visitor())
  for (const part of [
    'Thank you, Asha Rao',
    'Your reference: K7M2QX',
    'the number that ends in 210',
    'Is a corner plot left?',
    'Only our team will contact you',
    consent.texts.en,
    consent.texts.hi,
    consent.withdrawAddress,
    'https://homes.test/privacy-policy',
    'Privacy notice · निजता सूचना',
    'https://homes.test/privacy-notice',
    'सहमति वापस लें',
    'Write to desk@homes.test',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('9876543210')
  expect(text).not.toContain('asha@post.test')
})

const agreedIn = (message: string) =>
  [...mailHtml(visitor({ message })).matchAll(/<div lang="(..)">/g)].map(([, lang]) => lang)

test('the consent is there in both languages, first in the visitor’s', () => {
  expect(agreedIn('Is a corner plot left?')).toEqual(['en', 'hi'])
  expect(agreedIn('क्या कोई कोने का प्लॉट बचा है?')).toEqual(['hi', 'en'])
})

test.each(['win at http://x.test', 'see www.x', 'x.shop/now', 'write to a@b.test'])(
  'a confirmation sends no stranger’s advertisement: %s',
  (words) => {
    const text = mailText(visitor({ name: words, message: words, location: words }))
    expect(text).not.toContain(words)
    expect(text).toContain('Thank you\n')
    for (const label of ['Name', 'About', 'Your message'])
      expect(text).toMatch(new RegExp(`${label}: .*does not repeat it`))
  },
)

test('a confirmation repeats initials and sentences without a space between them', () => {
  const [name, message] = ['A.K.Sharma', 'Budget 1.5Cr.Please call after 6pm.']
  const text = mailText(visitor({ name, message }))
  expect(text).toContain(`Thank you, ${name}`)
  expect(text).toContain(`Name: ${name}`)
  expect(text).toContain(message)
})

test('right-to-left text does not reorder the text around it in a mail', () => {
  const typed = { name: 'مريم', message: 'السعر؟\nCall after 6', location: 'دبي' }
  const mail = team(typed)
  expect(mail.subject).toContain('\u2068مريم\u2069')
  expect(mailText(mail)).toContain('Name: \u2068مريم\u2069\n')
  expect(mailText(mail)).toContain('\u2068السعر؟\u2069\nCall after 6')
  expect(mailHtml(mail)).toMatch(/<blockquote dir="auto"[^>]*>السعر؟/)
  expect(mailHtml(mail)).toMatch(/<td dir="auto"[^>]*>مريم</)
  expect(mailText(visitor(typed))).toMatch(/^Thank you, \u2068مريم\u2069\n/)
})

test('a link for a password goes out with its hours, and names no one but its sender', () => {
  const link = { madeBy: 'Rukmini Rao', hours: 48, href: 'https://homes.test/join/00ff' }
  const to = { brand: sender.brand, address: 'meher@post.test' }
  const invited = passwordLinkMail({ ...link, isInvited: true }, to)
  expect(invited.subject).toBe(linkTexts.mail.invitation('Rukmini Rao', sender.brand))
  const text = mailText(invited)
  expect(text).toContain('within 48 hours')
  expect(text).toContain(link.href)
  expect(passwordLinkMail({ ...link, isInvited: false }, to).subject).not.toContain('Rukmini')
})
