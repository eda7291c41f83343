import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { birchHeights } from '#test/catalogue/birch-heights.ts'
import { projects } from '#test/catalogue/catalogue.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { checkDrawing } from './check-drawing.ts'

const lines = (project: Project, is: string) => {
  const { known, steps } = checkDrawing(project)
  return [...known, ...steps.flatMap(({ held }) => held)]
    .filter((line) => line.is === is)
    .map(({ text }) => text.replaceAll('\u00A0', ' '))
}

test('draws stated facts in the project’s own words, and nothing else', () => {
  expect(checkDrawing(birchHeights).steps.map(({ kind }) => kind)).toEqual([
    'land',
    'towers',
    'homes',
  ])
  expect(lines(birchHeights, 'known')).toEqual([
    '64 acres',
    'Four towers of 31 floors',
    '2 BHK',
    '3 BHK',
    '4 BHK',
  ])
  expect(checkDrawing(birchHeights).stated).toBe(5)
})

test('a changed fact changes the drawing', () => {
  const taller = {
    ...birchHeights,
    elevation: { towers: 3, floors: 9, label: '3–5 towers, 9 floors' },
  }
  expect(lines(taller, 'known').slice(1, 3)).toEqual(['3–5 towers', '9 floors'])
  expect(lines(taller, 'unconfirmed')).toContain('whether there are 3 towers or 5')
})

test('states a known price and registration', () => {
  const registered: Project = { ...cedarCourt, rera: { registered: true, number: 'UPRERAPRJ1' } }
  expect(lines(registered, 'known')).toContain('RERA number UPRERAPRJ1')
  expect(lines(registered, 'known').some((text) => text.startsWith('Price from ₹'))).toBe(true)
  const names = checkDrawing(registered).open.map(({ name }) => name)
  expect(names).not.toContain('RERA number')
  expect(names).not.toContain('Price')
})

test('lists a step without facts as missing', () => {
  const { elevation: _elevation, area: _area, ...bare } = birchHeights
  const { steps, open } = checkDrawing(bare)
  expect(steps.map(({ kind }) => kind)).toEqual(['homes'])
  expect(open.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Land area', 'Floors', 'Distances']),
  )
  expect(checkDrawing(alderMeadow).open.map(({ name }) => name)).not.toContain('Floors')
})

test('every drawing states its source and the day of its check', () => {
  for (const project of projects) {
    const { day, source, open } = checkDrawing(project)
    expect(day, project.slug).toMatch(/^\d+ \w+ \d{4}$/)
    expect(source, project.slug).toMatch(/^(the|what) /)
    expect(new Set(open.map(({ ask }) => ask)).size, project.slug).toBe(open.length)
  }
})
