import sharp from 'sharp'
import { nth } from './nth.ts'
import { random } from './random.ts'
import { BLEED, SHEET_WIDTH } from './sheet-size.ts'
import type { Finish, Svg } from './svg.ts'
import { clamp, smooth } from './vector.ts'

const usual: Finish = { bloom: 0.34, threshold: 192, vignette: 0.14, grain: 7 }
const glowTint = [255, 214, 160] as const

/** Raw pixels, three channels. */
export interface Picture {
  data: Buffer
  width: number
  height: number
}

/** Px of the sheet's width as it is rasterised: twice the sheet, beyond which no line gets finer. */
const FINEST = 2 * SHEET_WIDTH

/** Prints a drawing at a width in px: rasterises larger, then adds bloom, vignette and grain. */
export async function print(svg: Svg, width: number): Promise<Picture> {
  const height = Math.round((svg.height * width) / svg.width)
  const isDraft = width / svg.width < 0.7
  const oversample = isDraft ? 1 : Math.min(2, Math.max(1, FINEST / width))
  const bleed = Math.round((BLEED * width) / svg.width)
  const density = (72 * oversample * width) / svg.width
  const base = await sharp(Buffer.from(svg.markup), {
    density,
    limitInputPixels: false,
    unlimited: true,
  })
    .resize(width + 2 * bleed, height + 2 * bleed, { kernel: 'lanczos3', fit: 'fill' })
    .extract({ left: bleed, top: bleed, width, height })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return {
    width,
    height,
    data: await finished(base, width, height, { ...usual, ...svg.finish }, width / svg.width),
  }
}

async function finished(
  base: Buffer,
  width: number,
  height: number,
  finish: Finish,
  scale: number,
): Promise<Buffer> {
  const bright = Buffer.alloc(base.length)
  for (let i = 0; i < base.length; i += 3) {
    const brightness = 0.3 * nth(base, i) + 0.59 * nth(base, i + 1) + 0.11 * nth(base, i + 2)
    const over = clamp((brightness - finish.threshold) / (255 - finish.threshold))
    for (let c = 0; c < 3; c++) bright[i + c] = over * nth(glowTint, c)
  }
  const raw = { width, height, channels: 3 as const }
  const blurred = (radius: number): Promise<Buffer> =>
    sharp(bright, { raw })
      .blur(Math.max(1, radius * scale))
      .raw()
      .toBuffer()
  const [tight, wide] = await Promise.all([blurred(14), blurred(56)])
  const chance = random(77)
  const out = Buffer.alloc(base.length)
  let previous = 0
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const distance = Math.hypot((x / width - 0.5) * 1.1, y / height - 0.5) * 1.2
      const dim = 1 - finish.vignette * smooth(0.3, 0.95, distance)
      previous =
        (chance.next() + chance.next() + chance.next() - 1.5) * finish.grain * 0.7 + previous * 0.3
      const brightness = (nth(base, i) + nth(base, i + 1) + nth(base, i + 2)) / 765
      const grain = previous * (1 - Math.abs(brightness - 0.45) * 1.1)
      for (let c = 0; c < 3; c++, i++) {
        const glow = (nth(tight, i) * 0.6 + nth(wide, i) * 0.7) * finish.bloom
        out[i] = clamp((255 - ((255 - nth(base, i)) * (255 - glow)) / 255) * dim + grain, 0, 255)
      }
    }
  }
  return out
}

/** Saves a picture as PNG or AVIF, by the file's ending. */
export async function save(picture: Picture, file: string): Promise<void> {
  const { data, width, height } = picture
  const image = sharp(data, { raw: { width, height, channels: 3 } })
  await (file.endsWith('.avif') ? image.avif({ quality: 55, effort: 4 }) : image.png()).toFile(file)
}
