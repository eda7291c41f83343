import type { Project } from '#app/projects/model/project.ts'

import { cedarCourt } from './cedar-court.ts'

const { elevation: _elevation, facts: _facts, ...cedar } = cedarCourt

/** A project with each of its facts, whose texts say none of them: what a test writes is all that is held against them. */
export const quietCourt: Project = {
  ...cedar,
  price: '80 Lacs',
  area: '9.31 acres',
  possession: 'December 2026',
  rera: { registered: true, number: 'UPRERAPRJ111' },
  summary: 'Homes.',
  facts: [{ figure: '23', label: 'Floors each' }],
  sections: [{ kind: 'overview', paragraphs: ['Homes by the park.'] }],
}
