import { expect, test } from 'vitest'

import { visitsTexts } from '#app/strings/en/visits.ts'

import { messageLinks } from './visit-message.ts'

const visit = {
  status: 'confirmed',
  name: 'Neha Saxena',
  phone: '9876543210',
  email: 'neha+visits@example.com',
  startsAt: new Date('2031-03-05T09:30:00Z'),
  token: 'f3-Qk1Zc0aVbT9yLw2XeRg',
  isVideo: false,
  videoLink: null,
} as const
const sender = { project: 'SKA Estate', brand: 'Homes & Co', origin: 'https://homes.example' }
const textOf = (address: string) => new URL(address).searchParams.get('text')

test('a visitor gets the hour and the calendar file', () => {
  const { whatsApp, call } = messageLinks(visit, sender)
  expect(call).toBe('tel:+919876543210')
  expect(whatsApp).toContain('https://wa.me/919876543210?')
  expect(textOf(whatsApp)).toBe(
    'Hello Neha Saxena, your visit to SKA Estate is confirmed for Wed 5 Mar 2031, 3:00 pm IST.\n' +
      'For your calendar: https://homes.example/visits/f3-Qk1Zc0aVbT9yLw2XeRg.ics\nHomes & Co',
  )
})
test('an agent on the way says where and when they meet', () => {
  const text = textOf(messageLinks(visit, sender).onMyWay)
  expect(text).toBe(
    `${visitsTexts.message.onMyWay({ name: visit.name, project: sender.project, when: 'Wed 5 Mar 2031, 3:00 pm IST' })}\nHomes & Co`,
  )
})
test('a video visit is named as one', () => {
  const { whatsApp } = messageLinks({ ...visit, isVideo: true }, sender)
  expect(textOf(whatsApp)).toContain('your video visit to SKA Estate is confirmed')
})
test('the message has the link of a video visit until the visit has taken place', () => {
  const videoLink = 'https://meet.example/abc-defg'
  const linked = { ...visit, isVideo: true, videoLink }
  expect(textOf(messageLinks(linked, sender).whatsApp)).toContain(
    `\n${visitsTexts.message.join(videoLink)}\n`,
  )
  expect(textOf(messageLinks({ ...linked, status: 'cancelled' }, sender).whatsApp)).not.toContain(
    videoLink,
  )
})
test('any address in a mail link has one recipient', () => {
  const { mail } = messageLinks({ ...visit, email: 'a@example.com?cc=b@example.com' }, sender)
  expect(new URL(mail ?? '').searchParams.getAll('cc')).toEqual([])
  expect(messageLinks({ ...visit, email: '' }, sender).mail).toBeUndefined()
})
test('a past visit has no file, and without a site address no link', () => {
  expect(textOf(messageLinks({ ...visit, status: 'came' }, sender).whatsApp)).not.toContain('.ics')
  expect(textOf(messageLinks(visit, { ...sender, origin: '' }).whatsApp)).not.toContain('/visits/')
})
