import { measured } from './lay-out-street.ts'
import { FLOOR_METRES } from './street-scale.ts'
import type { StreetProject } from './street-project.ts'

export function scaleNote(projects: readonly StreetProject[]): string {
  const stated = projects.flatMap(({ name, stand }) => {
    const metres = measured(stand)
    return stand.kind === 'towers' && metres !== undefined
      ? [
          `${(metres / stand.floors).toFixed(2)} m high, as in ${name} (${metres} m, ${stand.floors} floors)`,
        ]
      : []
  })
  const [only] = stated
  const floor =
    stated.length === 1 && only !== undefined ? only : `${FLOOR_METRES.toFixed(2)} m high`
  const plots = projects.some(({ stand }) => stand.kind === 'land' && stand.sides.length > 0)
  return `We draw every floor ${floor}, so that you can compare.${plots ? ' Plots are squares at the same scale.' : ''} Illustration.`
}
