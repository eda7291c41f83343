import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { projects } from '#test/catalogue/catalogue.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { catalogueFaults } from './catalogue-faults.ts'

const faults = (project: Project, file = `${project.slug}.ts`) =>
  catalogueFaults([{ file, project }])

test('valid projects have no faults', () => {
  const files = projects.map((project) => ({ file: `${project.slug}.ts`, project }))
  expect(catalogueFaults(files)).toEqual([])
})

test.each(['projects', 'city', 'visit', 'api', 'assets', 'calculators', 'admin'])(
  'no project can have the reserved address /%s',
  (slug) => {
    expect(faults({ ...cedarCourt, slug })).toEqual([
      `${slug}.ts: another page of the site has the address /${slug}: choose another`,
    ])
  },
)

test('names a price that changed in only one place of its file', () => {
  expect(faults({ ...cedarCourt, price: '1.45 CR' })).toEqual([
    'cedar-court.ts: the price is 1.45 CR, but its price list begins at 1.50 CR',
  ])
  expect(faults({ ...cedarCourt, price: '2.75 CR' })).toHaveLength(1)
})

test.each([
  ['Uttar Pradesh', 'UPRERAPRJ 123456/08/2024', 'UPRERA123'],
  ['Maharashtra', 'P51700000001', 'MahaRERA 517'],
  ['Madhya Pradesh', 'P-IND-24-1234', 'IND 1234'],
  ['Goa', 'PRGO01234567', 'P51700000001'],
  ['Goa', 'PRGO01234567, PRGO01234568 and PRGO01234569', 'PRGO01234567, PRGO'],
  ['Haryana', '45 of 2019', '45'],
  ['Haryana', 'RC/REP/HARERA/GGM/123/45/2024/67', 'GGM'],
] as const)('a RERA number has the form of its authority: %s', (state, number, wrong) => {
  const of = (one: string) =>
    faults({ ...cedarCourt, state, rera: { registered: true, number: one } })
  expect(of(number)).toEqual([])
  expect(of(wrong)).toEqual([expect.stringContaining(`“${wrong}” is no number of`)])
})

test('a text blocks nothing, except an offer where files must suit interest only', () => {
  const summary = 'Plots from ₹ 90 lakh.'
  const { rera: _rera, ...unnumbered } = alderMeadow
  expect(faults({ ...unnumbered, summary })).toEqual([])
  const file = `${alderMeadow.slug}.ts`
  const strict = (project: Project) => catalogueFaults([{ file, project }], 'interest-only')
  expect(strict({ ...alderMeadow, summary })).toEqual([])
  expect(strict({ ...unnumbered, summary })).toEqual([expect.stringContaining('“₹ 90 lakh”')])
})

test('names an invalid price and a duplicate address', () => {
  expect(faults({ ...alderMeadow, price: '1.5 crore' })).toEqual([
    'alder-meadow.ts: price must be written “1.50 CR”',
    'alder-meadow.ts: the price is 1.50 CR, but its price list begins at 95 Lacs',
  ])
  expect(faults({ ...alderMeadow, price: 'on request' })).toEqual([
    'alder-meadow.ts: price must be a figure with CR or Lacs behind it, as 3.10 CR or 95 Lacs',
  ])
  expect(faults({ ...alderMeadow, price: '0.00 CR' })).toEqual([
    'alder-meadow.ts: price must be more than nothing, as 3.10 CR or 95 Lacs',
  ])
  const files = [
    { file: 'alder-meadow.ts', project: { ...alderMeadow, slug: 'cedar-court' } },
    { file: 'cedar-court.ts', project: cedarCourt },
  ]
  expect(catalogueFaults(files)).toEqual([
    'alder-meadow.ts: its slug is cedar-court, so the file must be named cedar-court.ts',
    'alder-meadow.ts and cedar-court.ts: both have the slug cedar-court',
  ])
  expect(catalogueFaults([{ file: 'new.ts', project: undefined }])).toEqual([
    'new.ts: it must export a constant named project',
  ])
})
