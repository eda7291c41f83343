import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { TowerDrawing } from './tower-drawing.tsx'
import { floorTicks, towerRow } from './tower-row.ts'

const sure = { towers: 2, floors: 31, label: 'Two towers, 31 floors' }
const unsure = { towers: 4, floors: 23, label: '4–5 towers, 23 floors' }

test('takes the most towers from the label', () => {
  expect(towerRow(unsure)).toMatchObject({ towers: 4, maxTowers: 5 })
  expect(towerRow(sure)).toMatchObject({ towers: 2, maxTowers: 2 })
  expect(towerRow({ towers: 1, floors: 20, label: 'Ground plus 19 floors' }).maxTowers).toBe(1)
  // Each tower is a shape in the page.
  expect(towerRow({ towers: 1, floors: 20, label: '400000000 towers' }).maxTowers).toBe(60)
})

test('numbers every fifth or tenth floor and the highest, without overlap', () => {
  expect(floorTicks(23)).toEqual([5, 10, 15, 20, 23])
  expect(floorTicks(31)).toEqual([10, 20, 31])
  expect(floorTicks(4)).toEqual([4])
  expect(floorTicks(20)).toEqual([5, 10, 15, 20])
})

test('draws certain towers floor by floor, the others dashed', () => {
  const svg = renderToStaticMarkup(<TowerDrawing row={towerRow(unsure)} />)
  expect(svg.match(/class="check-tower"/g)).toHaveLength(4)
  expect(svg.match(/class="check-unconfirmed"/g)).toHaveLength(1)
  expect(svg).toContain('>5?<')
  // A floor is a twenty-third of the tower.
  expect(svg).toContain(`height="${1 / 23}"`)
  const all = renderToStaticMarkup(<TowerDrawing row={towerRow(sure)} />)
  expect(all).not.toContain('check-unconfirmed')
})
