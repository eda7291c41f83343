import type { Place } from '#app/media/renditions/picture-sizes.ts'

type Columns = { widest: Place['width']; width: Place['width'] }

const DOUBLE: Columns = { widest: '680px', width: '43.6vw' }
const SINGLE: Columns = { widest: '340px', width: '21.8vw' }
const PAIR: Columns = { widest: '708px', width: '45.5vw' }
const ALL: Columns = { widest: '1416px', width: '90.5vw' }

/** A tile's place among `count`: columns of 2, 1 and 1 parts, the first tile two rows high (key-locations.css). */
export function tilePlaces(index: number, count: number): readonly Place[] {
  const { widest, width } = columnsOf(index, count)
  const isFirst = index === 0
  const isAlone = isFirst || (index === count - 1 && index % 2 === 1)
  return [
    { when: '(min-width: 97.5em)', width: widest, height: isFirst ? '768px' : '368px' },
    { when: '(min-width: 62.5em)', width, height: isFirst ? '50.2vw' : '24vw' },
    { when: '(min-width: 40em)', width, height: isFirst ? '502px' : '240px' },
    { width: isAlone ? '90.5vw' : '43.7vw', height: isFirst ? '168px' : '108px' },
  ]
}

function columnsOf(index: number, count: number): Columns {
  const isLast = index === count - 1
  if (index === 0) return DOUBLE
  if (isLast && index % 3 === 2) return ALL
  if (isLast && index % 3 === 0) return PAIR
  return index > 4 && index % 3 === 2 ? DOUBLE : SINGLE
}
