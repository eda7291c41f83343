import { expect, test } from 'vitest'

import { project as picturesque } from '#content/projects/ats-picturesque-reprieves.ts'
import { project as goa } from '#content/projects/lodha-goa.ts'
import { project as ska } from '#content/projects/ska-estate.ts'
import { catalogueFaults } from './catalogue-faults.ts'
import type { Project } from './project.ts'

const faults = (project: Project, file = `${project.slug}.ts`) =>
  catalogueFaults([{ file, project }])

test('a price that is changed in one place of its file and not in the other is named', () => {
  expect(faults({ ...picturesque, price: '2.95 CR' })).toEqual([
    'ats-picturesque-reprieves.ts: the price is 2.95 CR, but its price list begins at 3.03 CR',
  ])
  expect(faults({ ...picturesque, price: '3.17 CR' })).toHaveLength(1)
  expect(faults(picturesque)).toEqual([])
})

test('a price in a text is one of the listing’s own, however it is written', () => {
  const { summary } = goa
  expect(faults({ ...goa, summary: `${summary} From ₹ 0.95 crore.` })).toEqual([])
  expect(faults({ ...goa, summary: `${summary} Book with ₹ 2 lakh.` })).toEqual([])
  expect(faults({ ...goa, summary: `${summary} From ₹ 90 lakh.` })).toEqual([
    'lodha-goa.ts: a text says “From ₹ 90 lakh”, but its prices are 95 Lacs, 1.15 CR',
  ])
})

test('a price that no page could show is named, and a listing of its neighbour’s address', () => {
  expect(faults({ ...goa, price: '1.5 crore' })).toEqual([
    'lodha-goa.ts: price must be written like "3.03 CR" or "95 Lacs"',
  ])
  const files = [
    { file: 'lodha-goa.ts', project: { ...goa, slug: 'ska-estate' } },
    { file: 'ska-estate.ts', project: ska },
  ]
  expect(catalogueFaults(files)).toEqual([
    'lodha-goa.ts: its slug is ska-estate, so the file must be named ska-estate.ts',
    'lodha-goa.ts and ska-estate.ts: both have the slug ska-estate',
  ])
  expect(catalogueFaults([{ file: 'new.ts', project: undefined }])).toEqual([
    'new.ts: it must export a constant named project',
  ])
})
