import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { leavesOf } from './project-leaves.ts'
import { matchTexts, type PageText } from './match-texts.ts'

type Said = readonly [text: string, ...within: string[]]

const textsOf = (said: readonly Said[]): PageText<string>[] =>
  said.map(([text, ...within], index) => ({ element: `${index} ${text.trim()}`, text, within }))

/** Paths such as `sections.1.rows.0`. */
function pathsOf(project: Project, ...said: Said[]) {
  const paths = matchTexts(textsOf(said), leavesOf(project))
  return textsOf(said).map(({ element }) => paths.get(element)?.join('.'))
}

const TOP = '.project-top'

test('a text leads to its value in any format of the page', () => {
  expect(
    pathsOf(
      cedarCourt,
      ['Cedar Court', 'h1', TOP],
      ['\u00A0₹\u00A01.50\u00A0CR', TOP],
      ['6.5', TOP],
      [' acres', TOP],
      ['1200–1800', TOP],
      ['sq\u00A0ft', TOP],
      ['UPRERAPRJ1', '.rera', TOP],
      ['₹2.75 crore', '#prices'],
      ['60%', '#payment-plan'],
      ['Last checked on 21 Nov 2026 against the developer’s own information.', '.project-source'],
    ),
  ).toEqual([
    'name',
    'price',
    'area',
    'area',
    'facts.1.figure',
    'facts.1.unit',
    'rera.number',
    'sections.2.rows.1.from',
    'sections.3.parts.1.share',
    'checked',
  ])
})

test('equal texts differ by section, and within a section by order', () => {
  expect(
    pathsOf(
      cedarCourt,
      ['3 BHK', '#residences'],
      ['3 BHK', '#prices'],
      ['Payment plan', TOP],
      ['₹1.50 crore', '#prices'],
      ['₹ 1.50 CR', TOP],
    ),
  ).toEqual(
    ['sections.1.rows.0.name', 'sections.2.rows.0.label', 'facts.2.label'].concat([
      'sections.2.rows.0.from',
      'price',
    ]),
  )
  const twice = {
    ...cedarCourt,
    facts: [2, 2].map((_, index) => ({ figure: '2', label: `Row ${index}` })),
  }
  expect(pathsOf(twice, ['2', TOP], ['2', TOP], ['2', TOP])).toEqual([
    'facts.0.figure',
    'facts.1.figure',
    'facts.0.figure',
  ])
})

test('a link to a section refers to its heading and leaves the section’s match alone', () => {
  const project: Project = {
    ...cedarCourt,
    sections: [
      {
        kind: 'tiles',
        title: 'Merits',
        items: ['Merits', 'More'].map((title) => ({ icon: 'area', title })),
      },
    ],
  }
  const link = { element: 'link', text: 'Merits', within: ['#merits', 'a'], isReference: true }
  const texts = [
    link,
    ...textsOf([
      ['Merits', 'h2', '#merits'],
      ['Merits', 'b', '#merits'],
    ]),
  ]
  const paths = matchTexts(texts, leavesOf(project))
  expect([...paths.values()].map((path) => path.join('.'))).toEqual([
    'sections.0.title',
    'sections.0.title',
    'sections.0.items.0.title',
  ])
})

test('a text of several values leads to their parent', () => {
  expect(
    pathsOf(
      alderMeadow,
      ['Nearby: Metro station, about 300 m; Airport, 6 km.', '#location'],
      ['Airport, 6\u00A0km', '#location'],
      ['6 km', 'text', '#location'],
    ),
  ).toEqual(['sections.2.items', 'sections.2.items.1', 'sections.2.items.1.km'])
  expect(pathsOf(cedarCourt, ['Payment plan 40:60', '#payment-plan'])).toEqual(['sections.3.parts'])
})

test('matches names in any sentence, but neither figures nor parts of words', () => {
  expect(
    pathsOf(
      cedarCourt,
      ['Ask about Cedar Court', 'h2', '.enquiry'],
      ['Cedars of 2 gardens', TOP],
      ['2', '.project-note'],
      ['Call us', TOP],
    ),
  ).toEqual(['name', 'facts.0.figure', undefined, undefined])
})

test('texts about other projects and authorities lead nowhere', () => {
  expect(
    pathsOf(
      alderMeadow,
      ['Alder Meadow', '.related'],
      ['Baner, Pune', '.where'],
      ['Alder Meadow', '.stop--here', '.where'],
      ['Maharashtra RERA', 'a', '.rera', TOP],
      ['RERA registration, Maharashtra', 'dt', '.rera', TOP],
    ),
  ).toEqual([undefined, undefined, 'name', undefined, 'state'])
})

test('a placeholder leads to the missing field', () => {
  const { rera: _rera, ...rest } = { ...cedarCourt, price: '' as const }
  const said: Said[] = [
    ['Price Revealing Soon', TOP],
    ['RERA number on request', '.rera', TOP],
  ]
  expect(pathsOf(rest, ...said)).toEqual(['price', 'rera'])
  expect(pathsOf({ ...cedarCourt, revealPrice: 'soon' }, ...said)).toEqual([
    'revealPrice',
    undefined,
  ])
})
