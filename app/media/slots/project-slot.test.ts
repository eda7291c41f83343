import { expect, test } from 'vitest'

import { projectSlot } from './project-slot.ts'

const project = {
  slug: 'green-court',
  name: 'Green Court',
  location: 'Sector 1, Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
} as const

test('draws and describes towers and floors as listed', () => {
  const slot = projectSlot({ ...project, elevation: { towers: 2, floors: 31 } })
  expect(slot).toMatchObject({
    id: 'green-court',
    scene: 'residential',
    facts: { name: 'Green Court', city: 'Sector 1, Noida', towers: 2, floors: 31 },
  })
  expect(slot.alt).toContain('2 towers of 31 floors')
})

test('shows no building and no room of apartments without a stated size', () => {
  const { scene, facts } = projectSlot(project)
  expect([scene, facts.towers]).toEqual(['residential', 0])
  expect(projectSlot({ ...project, type: 'Commercial' }).scene).toBe('office')
})

test.each([
  ['Plots', 'plots'],
  ['Farmhouse', 'farmhouse'],
  ['Upcoming', 'building-site'],
] as const)('%s are shown as %s', (type, scene) => {
  expect(projectSlot({ ...project, type }).scene).toBe(scene)
})

test('draws a commercial building of known height at a square', () => {
  const slot = projectSlot({
    ...project,
    type: 'Commercial',
    elevation: { towers: 1, floors: 20 },
  })
  expect(slot).toMatchObject({ scene: 'towers', facts: { towers: 1, setting: 'square' } })
  expect(slot.alt).toMatch(/^A tower of 20 floors/)
})

test('Goa has the colours and trees of the coast', () => {
  expect(projectSlot({ ...project, state: 'Goa' }).look.place).toBe('coast')
  expect(projectSlot(project).look.place).toBe('plains')
})

test('the same project gives the same picture', () => {
  expect(projectSlot(project)).toEqual(projectSlot({ ...project }))
})
