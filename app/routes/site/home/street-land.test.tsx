import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Project } from '#app/projects/project.ts'

import { Street } from './street.tsx'
import { streetLand } from './street-land.ts'

const listed = (type: Project['type'], detail?: string): Pick<Project, 'type' | 'sections'> => ({
  type,
  sections: [
    { kind: 'overview', paragraphs: ['Land.'] },
    { kind: 'units', title: 'Plots', rows: [{ name: 'Plot', ...(detail && { detail }) }] },
  ],
})

const drawn = (listings: Parameters<typeof streetLand>[0]) =>
  renderToStaticMarkup(<Street buildings={[]} land={streetLand(listings)} />)

test('the ground is labelled with the sizes that its listings state', () => {
  const listings = [
    listed('Plots', 'From 160 sq yards'),
    listed('Plots', 'From 90 sq yards'),
    listed('Farmhouse', '1000 to 4000 sq. yards'),
  ]
  expect(streetLand(listings)).toEqual({
    plots: 'from 160 sq yards',
    farmPlots: '1000–4000 sq. yards',
  })
  expect(drawn(listings)).toMatch(
    />Plots<.+>from 160 sq yards<.+>Farm plots<.+>1000–4000 sq. yards</,
  )
})

test('a kind that is not listed, or not with its sizes, has no label', () => {
  const land = streetLand([listed('Plots'), listed('Apartments', '900 sq ft')])
  expect(land).toEqual({ plots: undefined, farmPlots: undefined })
  const street = drawn([listed('Farmhouse', '1000 to 4000 sq. yards')])
  expect(street).toContain('>Farm plots<')
  expect(street).not.toContain('>Plots<')
})
