import { expect, test } from 'vitest'
import { sceneKinds } from './draw.ts'

/** Sheet px beyond every edge that a drawing may reach: a sheet's width. What lies farther off is drawn for nothing and was not cut. */
const REACH = 1600

/** How many numbers each step of path data takes. */
const takes = new Map([
  ['M', 2],
  ['L', 2],
  ['T', 2],
  ['H', 1],
  ['V', 1],
  ['Q', 4],
  ['S', 4],
  ['C', 6],
  ['A', 7],
])

/** The points that path data goes through, in sheet px. */
function* points(data: string): Generator<readonly [number, number]> {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const step = letter.toUpperCase()
    const [fromX, fromY] = letter === step ? [0, 0] : [1, 1]
    if (step === 'Z') [x, y] = [startX, startY]
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const size = takes.get(step) ?? Infinity
    for (let i = size; i <= numbers.length; i += size) {
      const last = numbers[i - 1] ?? NaN
      if (step === 'H') x = fromX * x + last
      else if (step === 'V') y = fromY * y + last
      else [x, y] = [fromX * x + (numbers[i - 2] ?? NaN), fromY * y + last]
      if (step === 'M' && i === size) [startX, startY] = [x, y]
      yield [x, y]
    }
  }
}

test.each(Object.entries(sceneKinds))('%s draws nothing far off its sheet', async (_kind, load) => {
  const { draw } = await load()
  for (const seed of [2, 3]) {
    const look = { hour: 'golden', place: 'hills', seed, width: 800, height: 600 } as const
    const { markup, height } = draw({ name: 'Test', towers: 3, floors: 14, homes: 40 }, look)
    const body = markup.slice(markup.indexOf('</defs>'))
    let farthest = 0
    for (const [, data = ''] of body.matchAll(/<path[^>]* d="([^"]*)"/g))
      for (const [x, y] of points(data)) farthest = Math.max(farthest, -x, -y, x - 1600, y - height)
    expect(farthest).toBeLessThan(REACH)
  }
})
