import type { Svg } from 'illustrate'

import type { PictureSlot } from '#content/pictures/slot.ts'

const BLEED = 40

export function framed(drawing: Svg, slot: Pick<PictureSlot, 'part' | 'mirrored'>): Svg {
  const { part, mirrored } = slot
  if (!part && !mirrored) return drawing
  const { width, height } = drawing
  const [left, top, size] = part ?? [0, 0, 1]
  const margin = BLEED * size
  const [across, down] = [width + 2 * BLEED, height + 2 * BLEED]
  const box = [
    BLEED + (mirrored ? 1 - left - size : left) * width - margin,
    BLEED + top * height - margin,
    size * across,
    size * down,
  ]
  const turned = mirrored
    ? `<g transform="translate(${across} 0) scale(-1 1)">${drawing.markup}</g>`
    : drawing.markup
  return {
    ...drawing,
    markup: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${across}" height="${down}">${turned}</svg>`,
  }
}
