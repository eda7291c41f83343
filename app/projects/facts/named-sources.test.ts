import { expect, test } from 'vitest'

import { checkedAhead } from '#app/projects/publishing/checked-ahead.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { namedSources } from './named-sources.ts'

const source = { source: 'developer', on: '2026-11-21' } as const

test('a source stored without its value applies to the value next to it, and to no later one', () => {
  const sources = {
    price: source,
    possession: { ...source, of: 'May 2027' },
    'price: gone': source,
  }
  expect(namedSources({ content: { ...cedarCourt, price: '2 CR' }, sources })).toEqual({
    price: { ...source, of: '2 CR' },
    possession: { ...source, of: 'May 2027' },
    'price: gone': { ...source, of: '' },
  })
  expect(Object.keys(namedSources({ content: {}, sources }))).toEqual(['possession'])
})

test('names a check with a future date at its field, unless it was published before', () => {
  const [first, ...rest] = cedarCourt.sections
  const ahead = { ...source, on: '2099-01-01' }
  const sections = first ? [{ ...first, checked: ahead }, ...rest] : []
  const draft = { ...cedarCourt, sections, checked: ahead }
  const { project } = parseProject(draft)
  const at = (before?: typeof cedarCourt) =>
    project && checkedAhead(project, before).map((fault) => fault.at.join(' '))
  expect(at()).toEqual(['checked on', 'sections 0 checked on'])
  expect(at({ ...cedarCourt, checked: ahead })).toEqual([])
})
