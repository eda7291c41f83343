import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { blockingFaults } from '#app/publishing/fault.ts'
import { placedFaults, parseProject } from '#app/projects/publishing/project-faults.ts'
import { elmSquare } from '#test/catalogue/elm-square.ts'
import { quietCourt } from '#test/catalogue/quiet-court.ts'

function blocked(draft: Project, unregistered: 'show' | 'interest-only' = 'interest-only') {
  const { project, faults } = parseProject(draft)
  if (!project) throw new Error(JSON.stringify(faults))
  const context = { before: undefined, others: [], holders: new Map(), unregistered }
  return blockingFaults(placedFaults(project, context)).map(({ at }) => at.join(' '))
}

const { rera: _rera, ...unnumbered } = quietCourt

test.each(['Homes from ₹ 80 Lacs.', 'Book now.', 'Bookings are open.', 'A token amount holds it.'])(
  'with interest only, no project without a number says “%s”',
  (summary) => {
    expect(blocked({ ...unnumbered, summary })).toEqual(['summary'])
    expect(blocked({ ...unnumbered, rera: { registered: true }, summary })).toEqual(['summary'])
    expect(blocked({ ...unnumbered, summary }, 'show')).toEqual([])
    expect(blocked({ ...quietCourt, summary })).toEqual([])
  },
)

test('fields that interest only hides may state prices', () => {
  expect(blocked(elmSquare)).toEqual([])
  expect(blocked({ ...unnumbered, summary: 'Ask us before you book.' })).toEqual([])
})
