import { expect, test } from 'vitest'

import { choiceCookies, choiceIn, googleCookiesDropped } from './consent.ts'

test('an answer is read among other cookies, and a refusal wins', () => {
  expect(choiceIn('')).toBeUndefined()
  expect(choiceIn('a=1; analytics_consent=granted; b=2')).toBe('granted')
  expect(choiceIn('analytics_consent=denied')).toBe('denied')
  expect(choiceIn('analytics_consent=granted; analytics_consent=denied')).toBe('denied')
  for (const other of ['xanalytics_consent=granted', 'analytics_consent=grantedly', 'a=granted'])
    expect(choiceIn(other), other).toBeUndefined()
})

test('an answer is stored for 180 days or as configured, over https in a secure cookie of this host', () => {
  const cookie = 'analytics_consent=denied; Path=/; Max-Age=15552000; SameSite=Lax'
  expect(choiceCookies('denied', false)).toEqual([cookie])
  const [kept, dropped] = choiceCookies('denied', true)
  expect(kept).toBe(`__Host-${cookie}; Secure`)
  expect(dropped).toMatch(/^analytics_consent=; .*Max-Age=0/)
  expect(choiceIn(choiceCookies('granted', true)[0] ?? '')).toBe('granted')
  expect(choiceCookies('denied', false, 30)[0]).toContain('Max-Age=2592000')
  expect(choiceIn('__Host-analytics_consent=denied; analytics_consent=granted')).toBe('denied')
})

test('Google’s cookies are dropped for the host and every parent domain, others stay', () => {
  const dropped = googleCookiesDropped('a=1; _ga=GA1.1.2; _ga_AB=x; session=_ga', 'www.homes.test')
  expect(dropped).toHaveLength(8)
  expect(dropped).toContain('_ga=; Path=/; Max-Age=0')
  expect(dropped).toContain('_ga_AB=; Path=/; Max-Age=0; Domain=homes.test')
  expect(dropped.every((one) => one.startsWith('_ga'))).toBe(true)
})
