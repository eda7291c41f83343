import { expect, test } from 'vitest'

import { faultsOf } from './faults.ts'
import { TYPED_FILE } from './hostile.ts'
import type { FuzzRequest } from './requests.ts'
import type { Answer } from './send.ts'

const base = new URL('http://127.0.0.1:3000')
const asked: FuzzRequest = {
  who: 'visitor',
  method: 'POST',
  path: '/connect',
  headers: {},
  body: undefined,
}
const sound: Answer = {
  status: 422,
  headers: {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "frame-ancestors 'none'",
    'content-type': 'text/html; charset=utf-8',
  },
  text: '<p>The phone has ten digits.</p>',
  bytes: 32,
  durationMs: 40,
}
const faultsWith = (change: Partial<Answer>) => faultsOf(base, asked, { ...sound, ...change })

test('an answer that shows again what was typed is sound', () => {
  expect(faultsWith({ text: `<input value="${TYPED_FILE}">` })).toEqual([])
})

test('one that names a file of the site is not, also next to what was typed', () => {
  const text = `${TYPED_FILE} at file:///srv/northlight/server.js`
  expect(faultsWith({ text })).toEqual(['shows its insides: file:///'])
})

test('one that is late, or says that it could not be there in time, is not', () => {
  expect(faultsWith({ durationMs: 13_000 })).toEqual(['takes 13 s'])
  expect(faultsWith({ status: 503 })).toEqual(['answers 503'])
})

test('our own pages alone may show the preview of a project or of words in a frame, and no other page', () => {
  const headers = {
    ...sound.headers,
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': "frame-ancestors 'self'",
  }
  const answer = { ...sound, status: 404, headers }
  const preview = { ...asked, path: '/./dashboard/projects/9/preview?x=1' }
  expect(faultsOf(base, preview, answer)).toEqual([])
  const words = { ...asked, path: '/dashboard/pages/faq/preview' }
  expect(faultsOf(base, words, answer)).toEqual([])
  for (const path of [
    '/%64ashboard/projects/%E0%A4/preview',
    '/dashboard/projects/%2Fetc%2fx/preview',
  ])
    expect(faultsOf(base, { ...asked, path }, answer), path).toEqual([])
  expect(faultsOf(base, asked, answer)).toEqual([
    'has no x-frame-options: DENY',
    'is a page without the content policy',
  ])
})
