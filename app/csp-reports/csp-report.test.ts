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

test('only the rule and the host of a report are stored', () => {
  expect(readPolicyReport(old({}), host)).toEqual({
    directive: 'script-src-elem',
    blocked: 'ads.example:8443',
  })
  for (const [written, blocked] of [
    ['https://homes.in/x.png', 'self'],
    ['inline', 'inline'],
  ] as const)
    expect(readPolicyReport(old({ 'blocked-uri': written }), host)).toMatchObject({ blocked })
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
  expect(readPolicyReport(old(more), host)).toBe('ignored')
})

test('an older browser reports the violated rule with its sources', () => {
  const told = { 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" }
  expect(readPolicyReport(old(told), host)).toMatchObject({ directive: 'img-src' })
})

test.each([undefined, null, 7, 'x', {}, [], { 'csp-report': 'x' }, { 'csp-report': {} }])(
  '%j is not a report',
  (value) => {
    expect(readPolicyReport(value, host)).toBeUndefined()
  },
)
