import { expect, test } from 'vitest'

import { MAX_SLUG } from '#app/projects/model/slug.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'

import { initialProject, newProject, slugFor } from './new-project.ts'

test('a name becomes an unused address of whole words', () => {
  const taken = new Set(['maple-court'])
  expect(slugFor('  Mäple Court! ', () => false)).toBe('maple-court')
  expect(slugFor('Maple Court', (one) => taken.has(one))).toBe('maple-court-2')
  expect(slugFor('मेपल', () => false)).toBe('listing')
  const name = 'Maple Court '.repeat(9)
  const first = slugFor(name, () => false)
  expect(first).toBe('maple-court-'.repeat(6) + 'maple')
  const second = slugFor(name, (one) => one === first)
  expect(second).toBe(`${first}-2`)
  expect(second.length).toBeLessThanOrEqual(MAX_SLUG)
})

const begun = {
  name: 'Maple Court',
  type: 'Plots',
  location: 'Sector 22A, Yamuna Expressway',
  state: 'Uttar Pradesh',
} as const
const beside = { id: 900, slug: 'maple-court', today: '2026-11-26' }

test('a project starts on the selected road, otherwise on the one in its location', () => {
  expect(initialProject(begun, beside).road).toBe('Yamuna Expressway')
  expect(initialProject({ ...begun, road: 'NH-24' }, beside).road).toBe('NH-24')
  expect(initialProject({ ...begun, location: 'Sector 150, Noida' }, beside)).not.toHaveProperty(
    'road',
  )
})

test('type and state are required', () => {
  const { error } = newProject.safeParse({ ...begun, type: '', state: '', road: '' })
  expect(error?.issues.map(({ path, message }) => [...path, message])).toEqual([
    ['type', 'Choose its type.'],
    ['state', 'Choose its state.'],
  ])
})

test('a new registration states nothing, and says what to do', () => {
  const { faults } = parseProject({ ...initialProject(begun, beside), rera: {} })
  expect(faults).toEqual([
    { at: ['rera', 'registered'], text: 'tick it if it is registered, or remove the registration' },
  ])
})
