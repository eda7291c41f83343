import { expect, test } from 'vitest'

import { contentPolicy, inlineHashes } from './content-policy.ts'

test('scripts and styles have hashes, data and files have none', () => {
  // The digest of `alert('Hello, world.');` as the CSP Level 3 standard prints it.
  const hello = 'qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='
  const html = `<script>alert('Hello, world.');</script><script type="module">alert('Hello, world.');</script>
    <script src="/a.js"></script><script type="application/ld+json">{}</script><style>alert('Hello, world.');</style>`
  expect(inlineHashes(html)).toEqual({ scripts: [hello], styles: [hello] })
})

test('a policy never allows unsafe-inline', () => {
  for (const allowed of [{ nonce: 'n' }, { scripts: ['a', 'b'], styles: ['c'] }]) {
    expect(contentPolicy(allowed)).not.toContain('unsafe')
  }
  expect(contentPolicy({ scripts: ['a', 'b'], styles: [] })).toContain(
    "script-src 'self' 'sha256-a' 'sha256-b' 'sha256-",
  )
  expect(contentPolicy({ scripts: ['a'], styles: [] })).toContain("style-src 'self';")
  expect(contentPolicy({ scripts: [], styles: ['c'] })).toContain("style-src 'self' 'sha256-c';")
})

test('no frame may embed a page, and only our own pages a preview', () => {
  const closed = contentPolicy({ nonce: 'n' })
  const framed = contentPolicy({ nonce: 'n' }, { isFramed: true })
  expect(closed).toContain("; frame-ancestors 'none'; ")
  expect(framed).toBe(closed.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  // default-src covers other types, frames too.
  expect(closed).toMatch(/^default-src 'self'; (?!.*(?:frame|child)-src)/)
})

test('with consent to analytics the policy adds Google’s hosts, and nothing else', () => {
  const allowed = { scripts: ['a'], styles: [] }
  const closed = contentPolicy(allowed)
  const open = contentPolicy(allowed, { isMeasured: true })
  expect(closed).not.toContain('google')
  expect(open).not.toContain('unsafe')
  expect(open).toMatch(
    /script-src 'self' 'sha256-a' 'sha256-\S+' https:\/\/\*\.googletagmanager\.com;/,
  )
  const withoutGoogle = open.replaceAll(/ https:\/\/\*\.[\w.-]+/g, '')
  expect(withoutGoogle.replace(" connect-src 'self';", '')).toBe(closed)
  const changed = open.split('; ').filter((part) => !closed.split('; ').includes(part))
  expect(changed.map((part) => part.split(' ')[0])).toEqual([
    'script-src',
    'img-src',
    'connect-src',
  ])
})
