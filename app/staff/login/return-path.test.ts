import { expect, test } from 'vitest'

import { returnPath, returnPathOf, withReturn } from './return-path.ts'

test.each([
  '/dashboard',
  '/dashboard/leads/12',
  '/dashboard?q=asha&page=2',
  '/dashboard/projects/lodha-goa/edit?field=price',
])('%s is an allowed return path', (path) => {
  expect(returnPath(path)).toBe(path)
  expect(returnPathOf(`https://homes.test${withReturn('/admin', path)}`)).toBe(path)
})

test.each([
  null,
  '',
  '/',
  '/admin',
  '/dashboards',
  '//evil.test/dashboard',
  '///evil.test',
  'https://evil.test/dashboard',
  '\\\\evil.test/dashboard',
  '/\\evil.test/dashboard',
  '/dashboard/..//evil.test',
  '/dashboard/%2e%2e//evil.test',
  '/dashboard/%2e%2e/%2e%2e/admin',
  '/dashboard/\\..\\..\\evil.test',
  '/dashboard//evil.test/../..//evil.test',
  '/dashboard@evil.test',
  '/dashboard/%0d%0aSet-Cookie:x',
  '/dashboard/Leads_List.xlsx',
  '/dashboard/leads.jsonl',
  'javascript:alert(1)//dashboard',
  'dashboard/../../evil',
  '/%64ashboard/x',
  `/dashboard/${'x'.repeat(3000)}`,
])('%s is refused', (path) => {
  expect(returnPath(path)).toBe('/dashboard')
})

test('a login without a return path has a plain address', () => {
  expect(withReturn('/admin', '/dashboard')).toBe('/admin')
  expect(withReturn('/admin', 'https://evil.test')).toBe('/admin')
  expect(withReturn('/admin/code', '/dashboard/leads/7')).toBe(
    '/admin/code?returnTo=%2Fdashboard%2Fleads%2F7',
  )
})
