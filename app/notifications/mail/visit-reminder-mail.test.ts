import { expect, test } from 'vitest'

import { visitReminderTexts as texts } from '#app/strings/en/notifications.ts'

import { visitReminderMail } from './visit-reminder-mail.ts'

const sender = { brand: 'Sharma Homes', phone: '+91 98765 43210', origin: 'https://homes.test' }
const visit = {
  project: 'Lodha Goa',
  startsAt: new Date('2031-03-05T05:30:00Z'),
  isVideo: false,
  videoLink: null,
  token: 'abc',
}

test('a reminder says where and when, and how to change it', () => {
  const { subject, parts } = visitReminderMail([visit], sender)
  expect(subject).toContain('Lodha Goa')
  expect(subject).toContain('11:00 am')
  const written = JSON.stringify(parts)
  expect(written).toContain(texts.place)
  expect(written).toContain('https://homes.test/visits/abc.ics')
  expect(written).toContain(sender.phone)
  expect(written).not.toContain(texts.join)
})

test('a video visit has the link of its call', () => {
  const videoLink = 'https://meet.google.com/abc'
  const { parts } = visitReminderMail([{ ...visit, isVideo: true, videoLink }], sender)
  expect(parts).toContainEqual({ kind: 'link', label: texts.join, href: videoLink })
  expect(JSON.stringify(parts)).toContain(texts.video)
})
