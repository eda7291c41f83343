import fc from 'fast-check'
import { expect, test } from 'vitest'

import { breadcrumbList, scriptJson } from './json-ld.tsx'

test('no text can end the script element', () => {
  expect(scriptJson('</script><script>')).toBe('"\\u003c/script>\\u003cscript>"')
})

test('every text survives the escaping', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = scriptJson({ text })
      expect(json).not.toContain('<')
      expect(JSON.parse(json)).toEqual({ text })
    }),
  )
})

test('the last crumb carries the address of the page itself', () => {
  const crumbs = [{ name: 'Home', to: '/' }, { name: 'Projects' }]
  expect(breadcrumbList('https://homes.example', '/projects', crumbs).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://homes.example/' },
    { '@type': 'ListItem', position: 2, name: 'Projects', item: 'https://homes.example/projects' },
  ])
})
