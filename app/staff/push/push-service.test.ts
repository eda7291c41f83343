import { expect, test } from 'vitest'

import { environment } from '#app/config/environment.ts'

import { isPushService } from './push-service.ts'

const { PUSH_HOSTS: hosts } = environment.parse({})

test('endpoints of browsers’ push services are accepted', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
  ])
    expect(isPushService(endpoint, hosts), endpoint).toBe(true)
})

test('other addresses are refused', () => {
  for (const endpoint of [
    '',
    'fcm.googleapis.com',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilfcm.googleapis.com/',
    'https://user@fcm.googleapis.com/',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://push.apple.com.evil.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
  ])
    expect(isPushService(endpoint, hosts), endpoint).toBe(false)
})

test('a configured host is accepted with its port only', () => {
  const own = environment.parse({ PUSH_HOSTS: 'push.example.com:8443' }).PUSH_HOSTS
  expect(isPushService('https://push.example.com:8443/x', own)).toBe(true)
  expect(isPushService('https://push.example.com/x', own)).toBe(false)
  expect(isPushService('https://fcm.googleapis.com/x', own)).toBe(false)
  expect(environment.safeParse({ PUSH_HOSTS: 'https://push.example.com' }).success).toBe(false)
})
