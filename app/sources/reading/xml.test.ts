import { expect, test } from 'vitest'

import { readXml, xmlElements, xmlFields } from './xml.ts'

test('reads elements, attributes and CDATA', () => {
  const xml = readXml(
    '<?xml version="1.0"?><r><A Id="7"><b><![CDATA[1 < 2]]></b><c>x &amp; y</c></A><a/></r>',
  )
  expect(xml?.name).toBe('r')
  const [first, second] = xml ? xmlElements(xml, 'a') : []
  expect(first && xmlFields(first)).toEqual({ Id: '7', b: '1 < 2', c: 'x & y' })
  expect(first?.raw).toBe('<A Id="7"><b><![CDATA[1 < 2]]></b><c>x &amp; y</c></A>')
  expect(second?.raw).toBe('<a/>')
  expect(second && xmlFields(second)).toEqual({})
})

test.each([
  ['an external entity', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>'],
  ['entities of entities', '<!doctype r [<!ENTITY a "1"><!ENTITY b "&a;&a;">]><r>&b;</r>'],
  ['a page that is cut off', '<r><a>1</a><a>'],
  ['a plain text', 'Access Denied'],
  ['nothing', ''],
  ['a tower of elements', `${'<a>'.repeat(99)}${'</a>'.repeat(99)}`],
])('refuses %s', (_case, xml) => {
  expect(readXml(xml)).toBeUndefined()
})
