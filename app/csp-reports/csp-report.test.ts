import { expect, test } from 'vitest'

import { readPolicyReport } from './csp-report.ts'

const host = 'homes.in'
const page = 'https://homes.in/lodha-goa?q=somebody'
const old = (more: object) => ({
  'csp-report': {
    'document-uri': page,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://ads.example:8443/a.js?who=me',
    'original-policy': "default-src 'self'",
    ...more,
  },
})
const fresh = (more: object) => ({
  type: 'csp-violation',
  age: 5,
  url: page,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: page,
    effectiveDirective: 'img-src',
    blockedURL: 'https://homes.in/x.png',
    sourceFile: 'https://homes.in/assets/a.js',
    ...more,
  },
})

test('only the rule and the host of a report are stored', () => {
  expect(readPolicyReport(old({}), host)).toEqual([
    { directive: 'script-src-elem', blocked: 'ads.example:8443' },
  ])
  expect(readPolicyReport([fresh({}), fresh({ blockedURL: 'inline' })], host)).toEqual([
    { directive: 'img-src', blocked: 'self' },
    { directive: 'img-src', blocked: 'inline' },
  ])
})

test.each([
  ['an extension’s address', { 'blocked-uri': 'chrome-extension://abc/x.js' }],
  ['an extension’s scheme alone', { 'blocked-uri': 'moz-extension' }],
  ['an extension’s script', { 'source-file': 'safari-web-extension://abc/x.js' }],
  ['a script of the user’s', { 'source-file': 'user-script' }],
  ['no address', { 'blocked-uri': '' }],
  ['a rule that is none', { 'effective-directive': "x'; drop table leads" }],
  ['no rule', { 'effective-directive': undefined }],
  ['another site’s page', { 'document-uri': 'https://homes.in.example/' }],
  ['no page', { 'document-uri': 'about:blank' }],
  ['a host of great length', { 'blocked-uri': `https://${'a.'.repeat(60)}example/` }],
])('%s is ignored', (_name, more) => {
  expect(readPolicyReport(old(more), host)).toEqual([])
})

test('an older browser reports the violated rule with its sources', () => {
  const told = { 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" }
  expect(readPolicyReport(old(told), host)).toMatchObject([{ directive: 'img-src' }])
})

test('at most twenty reports are read, and other kinds are skipped', () => {
  const many = Array.from({ length: 50 }, () => fresh({}))
  expect(readPolicyReport(many, host)).toHaveLength(20)
  expect(readPolicyReport([{ type: 'deprecation', body: {} }, null, 7], host)).toEqual([])
})

test.each([undefined, null, 7, 'x', {}, { 'csp-report': 'x' }, { 'csp-report': {} }])(
  '%j is not a report',
  (value) => {
    expect(readPolicyReport(value, host)).toBeUndefined()
  },
)
