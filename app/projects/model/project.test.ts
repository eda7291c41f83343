import { expect, test } from 'vitest'
import { z } from 'zod'

import { questionStates } from '#app/projects/questions/question-states.ts'
import { factCells } from '#app/projects/page/fact-cells.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { projectSchema } from './project.ts'

test('names a mistyped key, an empty text and an unknown kind', () => {
  const wrong = { ...cedarCourt, pirce: '3 CR', name: ' ', sections: [{ kind: 'map' }] }
  const result = projectSchema.safeParse(wrong)
  const paths = result.error?.issues.map((issue) => issue.path.join('.'))
  expect(paths).toEqual(expect.arrayContaining(['name', 'sections.0.kind', '']))
  expect(result.error && z.prettifyError(result.error)).toContain('pirce')
})

test('stores an area in Western digits', () => {
  expect(projectSchema.parse({ ...cedarCourt, area: '૧૩૦+ acres' }).area).toBe('130+ acres')
})

test('limits what is drawn one by one, against typing errors', () => {
  const elevation = { towers: 61, floors: 201, label: 'Towers' }
  const items = [{ place: 'Airport', km: 280_000_000 }]
  const wrong = { ...cedarCourt, elevation, sections: [{ kind: 'location', items }] }
  const paths = projectSchema.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))
  expect(paths).toEqual(['elevation.towers', 'elevation.floors', 'sections.0.items.0.km'])
})

test('a fact strip starts with the land, and a single fact that the text states makes none', () => {
  const land = { figure: '3', unit: 'acres', label: 'Land' }
  expect(factCells({ area: '3 acres' }, [])).toEqual([land])
  expect(factCells({ area: '3 acres', summary: 'Plots on 3 acres.' }, [])).toEqual([])
  const facts = [{ figure: '2', label: 'Towers' }]
  expect(factCells({ area: '130+ acres', facts }, [])[0]).toEqual({
    figure: '130+',
    unit: 'acres',
    label: 'Land',
  })
})

test('a fact strip leaves out what the ledger states, and nothing else', () => {
  const facts = [
    { figure: '2', label: 'Towers' },
    { figure: '46', label: 'Floors each' },
    { figure: '1200–1800', unit: 'sq ft', label: 'Sizes' },
    { figure: '155,000', unit: 'sq ft', label: 'Clubhouse' },
    { figure: '40:60', label: 'Payment plan' },
    { figure: 'May', unit: '2027', label: 'Possession of the clubhouse' },
  ]
  const project = { ...cedarCourt, facts }
  expect(factCells(project, questionStates(project)).map(({ label }) => label)).toEqual([
    'Land',
    'Towers',
    'Floors each',
    'Clubhouse',
    'Possession of the clubhouse',
  ])
  const plots = { smallest: 1500, unit: 'sq ft', label: 'from 1500 sq ft' } as const
  expect(factCells(project, questionStates({ ...project, plots }))).toContainEqual(facts[2])
})
