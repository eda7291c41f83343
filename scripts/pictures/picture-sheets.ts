import { resolve } from 'node:path'

import sharp, { type OverlayOptions } from 'sharp'

import { isTimeOfDayVersion } from '../../app/media/time-of-day/times-of-day.ts'
import type { PictureSlot } from '../../content/pictures/slot.ts'
import { loadSlots, readSlots } from './load-slots.ts'

/** Pixels. */
const CELL = { width: 150, height: 112, gap: 4 } as const
const TITLE = 22
const COLUMNS = 14

const root = resolve(import.meta.dirname, '../..')
const slots = (await loadSlots()).filter(({ id }) => !isTimeOfDayVersion(id))
const { pictureGroup } = await readSlots()
await drawSheet(`${root}/docs/pictures-by-kind.webp`, ({ scene }) => scene)
await drawSheet(`${root}/docs/pictures-by-project.webp`, ({ id }) => pictureGroup(id))

async function drawSheet(file: string, groupOf: (slot: PictureSlot) => string): Promise<void> {
  const groups = Map.groupBy(slots, groupOf)
  const parts: OverlayOptions[] = []
  let top = 0
  for (const [name, shown] of [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    parts.push({ input: titled(`${name} (${shown.length})`), left: 0, top })
    top += TITLE
    for (const [index, slot] of shown.entries()) {
      const left = (index % COLUMNS) * (CELL.width + CELL.gap)
      const down = Math.floor(index / COLUMNS) * (CELL.height + CELL.gap)
      parts.push({ input: await small(slot), left, top: top + down })
    }
    top += Math.ceil(shown.length / COLUMNS) * (CELL.height + CELL.gap) + CELL.gap
  }
  const width = COLUMNS * (CELL.width + CELL.gap)
  await sharp({ create: { width, height: top, channels: 3, background: '#fcfdfb' } })
    .composite(parts)
    .webp({ quality: 55, effort: 6 })
    .toFile(file)
}

function small({ id, height, width }: PictureSlot): Promise<Buffer> {
  const fit = height > width * 1.2 ? 'contain' : 'cover'
  return sharp(`${root}/content/pictures/${id}.avif`)
    .resize({ width: CELL.width, height: CELL.height, fit, background: '#fcfdfb' })
    .png()
    .toBuffer()
}

function titled(text: string): Buffer {
  return Buffer.from(
    `<svg width="900" height="${TITLE}"><text y="16" font-size="13" font-family="sans-serif" fill="#14211C">${text}</text></svg>`,
  )
}
