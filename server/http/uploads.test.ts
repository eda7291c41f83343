import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { isUpload } from './uploads.ts'

const proxy = readFileSync(new URL('../../ops/deploy/nginx/proxy.conf', import.meta.url), 'utf8')
const location = new RegExp(/^location ~ (\S+photo\S*) \{$/m.exec(proxy)?.[1] ?? '$^')

test.each([
  ['/dashboard/projects/4/photos', true],
  ['/dashboard/projects/4/photos/upload', true],
  ['/dashboard/projects/4/photos/description', false],
  ['/dashboard/projects/4', false],
  ['/dashboard/pages/about/photos', true],
  ['/dashboard/pages/about/photos/upload', true],
  ['/dashboard/pages/about/photos/removal', false],
  ['/dashboard/pages/about', false],
  ['/dashboard/visits/4/site-photo', true],
  ['/dashboard/visits/4/outcome', false],
  ['/dashboard/settings/business/logo', true],
  ['/dashboard/settings/business', false],
  ['/dashboard/sources/imports', true],
  ['/dashboard/sources/imports/4', false],
  ['/dashboard/sources/4', false],
  ['/dashboard/leads/4', false],
])('the site and nginx let large files through to %s: %s', (path, isLarge) => {
  expect(isUpload('POST', path)).toBe(isLarge)
  expect(location.test(path)).toBe(isLarge)
})
