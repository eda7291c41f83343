import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { blockingFaults } from '#app/publishing/fault.ts'
import { placedFaults, parseProject } from '#app/projects/publishing/project-faults.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

function faultsOf(changed: Partial<Project>) {
  const { project, faults } = parseProject({ ...cedarCourt, ...changed })
  if (!project) throw new Error(JSON.stringify(faults))
  return placedFaults(project, { before: undefined, others: [], holders: new Map() })
}

const overview = (...paragraphs: string[]): Project['sections'] => [
  { kind: 'overview', paragraphs },
]
const unprinted = (changed: Partial<Project>) =>
  faultsOf(changed).filter(({ text }) => text.includes('no print font'))

test('names a letter without a font at its field, as a warning', () => {
  const faults = unprinted({ sections: overview('Homes.', 'Gated 🏡 ✅ and 🏡 again') })
  expect(faults).toEqual([
    {
      at: ['sections', 0, 'paragraphs', 1],
      text: 'brochures and link pictures leave out “🏡”, “✅”: no print font has it',
      isWarning: true,
    },
  ])
  expect(blockingFaults(faults)).toEqual([])
  expect(unprinted({ name: 'Cedar 😀' })).toMatchObject([{ at: ['name'] }])
  expect(unprinted({ name: 'Cedar بيت' })).toMatchObject([{ at: ['name'] }])
})

test('accepts Hindi, symbols, other Latin letters and spaces of any width', () => {
  const texts = [
    '✔ Gated → 24×7',
    'कृष्ण क्‍ष गार्डन ५ एकड़।',
    'Łódź Nguyễn',
    '5\u202fkm x\u20111 ❤️ e\u0301',
  ]
  expect(unprinted({ sections: overview(...texts) })).toEqual([])
  expect(unprinted({})).toEqual([])
})
