import { expect, test } from 'vitest'

import { cedarCourt } from '#test/catalogue/cedar-court.ts'
import { shopsPage } from '#test/catalogue/shops-page.ts'

import { findSubPage, pageOfProject } from './sub-page.ts'

test('exceptions are for the dashboard and reach no page', () => {
  const asides = [{ says: 'Royal City was built before', of: 'Royal City' }]
  const project = { ...cedarCourt, pages: [shopsPage], asides }
  expect(JSON.stringify(pageOfProject(project))).not.toContain('Royal City')
  expect(JSON.stringify(findSubPage(project, 'shops'))).not.toContain('Royal City')
})
