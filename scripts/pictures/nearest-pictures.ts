import { resolve } from 'node:path'

import sharp from 'sharp'

import { distance, printOf, SIDE } from './picture-likeness.ts'

const folder = resolve(import.meta.dirname, '../../content/pictures')
const CONCURRENCY = 4

export type Pair = { readonly ids: readonly [string, string]; readonly distance: number }

/** All pairs of printed pictures, nearest first, without pairs of one cover's versions. */
export async function pairsOf(ids: readonly string[], from = folder): Promise<Pair[]> {
  const pending = [...ids]
  const read: { id: string; print: ReturnType<typeof printOf> }[] = []
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let id = pending.pop(); id !== undefined; id = pending.pop())
        read.push({ id, print: printOf(await raster(`${from}/${id}.avif`)) })
    }),
  )
  const pictures = read.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return pictures
    .flatMap((one, i) =>
      pictures
        .slice(i + 1)
        .filter(({ id }) => drawnFor(id) !== drawnFor(one.id))
        .map((other): Pair => ({
          ids: [one.id, other.id],
          distance: distance(one.print, other.print),
        })),
    )
    .toSorted((one, other) => one.distance - other.distance)
}

export function drawnFor(id: string): string {
  return id.replace(/(?:-(?:wide|phone|dawn|noon|golden|dusk|night))+$/, '')
}

function raster(file: string): Promise<Buffer> {
  return sharp(file).resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}
