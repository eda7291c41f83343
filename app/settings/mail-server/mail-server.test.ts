import fc from 'fast-check'
import { expect, test } from 'vitest'

import { notificationVariables } from '#app/config/groups/notifications.ts'

import { joinMailServer, splitMailServer } from './mail-server.ts'

const typed = { host: 'mail.homes.test', port: '', user: 'desk', password: 'sword' }
const stored = 'smtps://desk:sword@mail.homes.test:465'

test.each([
  [{}, 'smtps://desk:sword@mail.homes.test:465'],
  [{ port: '465' }, 'smtps://desk:sword@mail.homes.test:465'],
  [{ port: '587' }, 'smtp://desk:sword@mail.homes.test:587?requireTLS=true'],
  [{ port: '2525' }, 'smtp://desk:sword@mail.homes.test:2525'],
  [{ user: '', password: '' }, 'smtps://mail.homes.test:465'],
  [{ user: 'desk@homes.test', password: '' }, 'smtps://desk%40homes.test@mail.homes.test:465'],
  [{ host: '[::1]', port: '25' }, 'smtp://desk:sword@[::1]:25'],
  [
    { password: 'a:b/c@d?e#f %&' },
    'smtps://desk:a%3Ab%2Fc%40d%3Fe%23f%20%25%26@mail.homes.test:465',
  ],
])('%o becomes %s', (change, url) => {
  expect(joinMailServer({ ...typed, ...change }, '')).toEqual({ url })
})

test('what is joined splits into the same parts, and the settings take it', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(
      part,
      part,
      fc.constantFrom('25', '465', '587', '65535'),
      (user, password, port) => {
        const joined = joinMailServer({ ...typed, user, password, port }, '')
        const url = 'url' in joined ? joined.url : ''
        expect(splitMailServer(url)).toEqual({
          host: typed.host,
          port,
          user,
          hasPassword: true,
        })
        expect(notificationVariables.SMTP_URL.safeParse(url).success).toBe(true)
        expect(decodeURIComponent(new URL(url).password)).toBe(password)
      },
    ),
  )
})

test.each([
  ['host', { host: '' }],
  ['host', { host: 'mail.homes.test/x' }],
  ['host', { host: 'mail.homes.test?sendmail=true' }],
  ['host', { host: 'user:secret@mail.homes.test' }],
  ['host', { host: 'mail.homes.test#x' }],
  ['host', { host: 'smtps://mail.homes.test' }],
  ['host', { host: 'two words' }],
  ['port', { port: '0' }],
  ['port', { port: '65536' }],
  ['port', { port: '465?sendmail=true' }],
  ['user', { user: '' }],
])('a wrong %s is named: %o', (wrong, change) => {
  expect(joinMailServer({ ...typed, ...change }, '')).toEqual({ wrong })
})

test('an empty password keeps the stored one for the same server and user alone', () => {
  const kept = { ...typed, password: '' }
  expect(joinMailServer(kept, stored)).toEqual({ url: stored })
  for (const change of [{ host: 'evil.test' }, { port: '587' }, { user: 'other' }])
    expect(joinMailServer({ ...kept, ...change }, stored)).toEqual({ wrong: 'password' })
  expect(joinMailServer({ ...kept, user: '' }, stored)).toEqual({
    url: 'smtps://mail.homes.test:465',
  })
})

test('options of TLS stay while the server is the same, and never move to another', () => {
  const before = 'smtp://desk:sword@mail.homes.test:587?ignoreTLS=true'
  const change = { ...typed, port: '587', password: 'new' }
  expect(joinMailServer(change, before)).toEqual({
    url: 'smtp://desk:new@mail.homes.test:587?ignoreTLS=true',
  })
  expect(joinMailServer({ ...change, host: 'other.test' }, before)).toEqual({
    url: 'smtp://desk:new@other.test:587?requireTLS=true',
  })
})

test('an address without a port has that of its protocol, and a page that was only looked at changes nothing', () => {
  expect(splitMailServer('smtp://mail.homes.test')).toEqual({
    host: 'mail.homes.test',
    port: '587',
    user: '',
    hasPassword: false,
  })
  const short = 'smtps://desk:sw%ord@mail.homes.test'
  expect(splitMailServer(short)).toMatchObject({ port: '465', user: 'desk', hasPassword: true })
  expect(joinMailServer({ ...typed, port: '465', password: '' }, short)).toEqual({ url: short })
  expect(splitMailServer('no address')).toMatchObject({ host: '' })
})
