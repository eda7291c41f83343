import { expect, test } from 'vitest'

import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import { formPayload, jsonPayload, NOON, textPayload } from '#test/helpers/deliveries.ts'
import { mail, MAIL_SERVER, NINETY_NINE, SULEKHA } from '#test/helpers/portal-mails.ts'

import { email } from './email.ts'

const context = { settings: { mailServer: MAIL_SERVER }, secrets: {}, now: NOON }

function result(fields: object) {
  const parsed = email.parse(jsonPayload(fields), context)
  return parsed.kind === 'leads' ? parsed.leads[0] : parsed
}

const reasons = sourceReasons.mail
test.each([
  [
    'an unknown sender',
    { ...SULEKHA, from: 'asha@example.com' },
    { kind: 'review', reason: reasons.unknown },
  ],
  [
    'a domain that only looks alike',
    { ...SULEKHA, from: 'a@not99acres.com' },
    { reason: reasons.unknown },
  ],
  [
    'no proof',
    { ...NINETY_NINE, authenticationResults: '' },
    { kind: 'review', reason: reasons.unproved('99acres') },
  ],
  [
    'the proof of another domain',
    { ...NINETY_NINE, authenticationResults: 'x; dkim=pass header.d=example.com' },
    { reason: reasons.unproved('99acres') },
  ],
  [
    'a proof that another server wrote',
    { ...NINETY_NINE, authenticationResults: 'mx.evil.example; dkim=pass header.d=99acres.com' },
    { kind: 'review', reason: reasons.unknownServer('99acres', 'mx.evil.example') },
  ],
  [
    'a proof of no server',
    { ...NINETY_NINE, authenticationResults: '{@99acres.com : pass}' },
    { reason: reasons.unproved('99acres') },
  ],
  [
    'a failed proof',
    { ...NINETY_NINE, authenticationResults: 'x; dkim=fail header.d=99acres.com' },
    { reason: reasons.unproved('99acres') },
  ],
  ...[
    'mx; spf=pass smtp.mailfrom="a;dkim=pass header.d=99acres.com"@example.com',
    'mx; spf=pass (of "a;dkim=pass header.d=99acres.com"@example.com) smtp.mailfrom=example.com',
    'mx; spf=pass smtp.mailfrom=a{dkim=pass/header.d=99acres.com}@example.com',
    'mx; spf=pass smtp.mailfrom=a,dkim=pass,header.d=99acres.com,@example.com',
  ].map((authenticationResults): [string, object, object] => [
    `a sender who writes a proof (${authenticationResults})`,
    { ...NINETY_NINE, authenticationResults },
    { reason: reasons.unproved('99acres') },
  ]),
  [
    'a listing of ours',
    mail('noreply@99acres.com', 'New property (C10000001) posted in Baner', {
      text: 'Mobile: 9800000100',
    }),
    { kind: 'nothing' },
  ],
  [
    'a request of ours',
    mail('noreply@99acres.com', 'Your listing', {
      text: 'We have received your request to publish your listing. Mobile: 9800000100',
    }),
    { kind: 'nothing' },
  ],
  [
    'an advertisement',
    mail('alerts@magicbricks.com', 'Offers', { text: 'Buy now' }),
    { kind: 'nothing' },
  ],
  [
    'an account manager',
    mail('ravi.kumar@nobroker.in', 'Your plan', { text: 'Regards\nMobile: 9800000200' }),
    { reason: reasons.unknown },
  ],
  [
    'another mail of a portal',
    mail('info@magicbricks.com', 'Hello', { text: 'Hello' }),
    { reason: reasons.unknown },
  ],
  [
    'the forwarding of Gmail',
    mail('forwarding-noreply@google.com', 'Confirm', { text: 'https://mail.google.com/mail/vf-1' }),
    { reason: reasons.forwarding },
  ],
  ['no text', mail('info@magicbricks.com', 'Hello', {}), { reason: sourceReasons.unreadable }],
  ['no sender', { subject: 'Hello', text: 'Hello' }, { reason: sourceReasons.unreadable }],
])('%s makes no lead', (_case, fields, expected) => {
  expect(result(fields)).toMatchObject(expected)
})

test('broken JSON is for review', () => {
  expect(email.parse(textPayload('{"from":', 'application/json'), context).kind).toBe('review')
})

test.each([
  ['SPF', 'mx.example.com; spf=pass (ok) smtp.mailfrom=bounce@mail.99acres.com'],
  ['DKIM by its identity', 'MX.Example.com 1; dkim=pass header.i=@99acres.com header.s=k1'],
  ['a server below the name', 'in7.mx.example.com; dkim=pass header.d=99acres.com'],
])('%s proves the sender', (_case, authenticationResults) => {
  expect(result({ ...NINETY_NINE, authenticationResults })).toMatchObject({ name: 'Ravi Example' })
})

test.each([
  ['imap.gmail.com', 'mx.google.com', 'leads'],
  ['imap.gmail.com', 'mx.gmail.example', 'review'],
  ['imap.zoho.in', 'mx.zohomail.in', 'leads'],
  ['mail.example.co.in', 'mx2.example.co.in', 'leads'],
  ['example.in', 'example.in', 'leads'],
  [undefined, 'mx.google.com', 'review'],
])('the IMAP server %s believes %s: %s', (host, server, kind) => {
  const authenticationResults = `${server}; dkim=pass header.d=99acres.com`
  const settings = host === undefined ? {} : { host }
  const payload = jsonPayload({ ...NINETY_NINE, authenticationResults })
  expect(email.parse(payload, { ...context, settings }).kind).toBe(kind)
})

test('the owner can trust a mailbox that keeps no proof', () => {
  const unchecked = { ...context, settings: { senderProof: 'unchecked' as const } }
  const payload = jsonPayload({ ...NINETY_NINE, authenticationResults: undefined })
  expect(email.parse(payload, unchecked).kind).toBe('leads')
})

test('our own number and address are no contact', () => {
  const own = {
    ...context,
    settings: { ...context.settings, ownContacts: '+91 98000 00001, Asha@example.com' },
  }
  const parsed = email.parse(jsonPayload(SULEKHA), own)
  expect(parsed).toMatchObject({ leads: [{ name: 'Asha Example', phones: [] }] })
  expect(parsed.kind === 'leads' && parsed.leads[0]).not.toHaveProperty('email')
})

test('reads what services for incoming mail send', () => {
  const { text = '' } = SULEKHA
  const fields = {
    sender: SULEKHA.from,
    Subject: 'New lead',
    'body-plain': text,
    dkim: '{@sulekhanotifications.com : pass}',
  }
  expect(email.parse(formPayload(fields), context).kind).toBe('leads')
  expect(
    result({
      From: SULEKHA.from,
      Subject: 'New lead',
      TextBody: text,
      AuthenticationResults: SULEKHA.authenticationResults,
    }),
  ).toMatchObject({ name: 'Asha Example' })
})
