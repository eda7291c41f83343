import sharp, { type AvifOptions, type WebpOptions } from 'sharp'

import type { PictureFormat } from '#app/media/renditions/picture-address.ts'
import { settingsOf } from '#app/media/renditions/picture-encoding.server.ts'

import { likeness } from './likeness.ts'

type Way = { quality: number } & AvifOptions & WebpOptions
type Encoded = { bytes: number; ms: number; exact: number; shown: number; id: string }

/** Device pixel ratio of Lighthouse's phone; denser screens forgive more. */
const DOTS = 1.75

/** The site's encoding with changes in `other`; undefined if the master is narrower. */
async function encoded(
  id: string,
  width: number,
  format: PictureFormat,
  other: Partial<Way>,
): Promise<Encoded | undefined> {
  const master = sharp(`content/pictures/${id}.avif`)
  if ((await master.metadata()).width < width) return undefined
  const original = await master.resize({ width }).png().toBuffer()
  const started = performance.now()
  const made = await sharp(original)
    .toFormat(format, { ...settingsOf(width, format), ...other })
    .toBuffer()
  const ms = performance.now() - started
  const [one, two] = await Promise.all([original, made].map((picture) => shown(picture, width)))
  if (!one || !two) throw new Error('no picture')
  const bytes = made.length
  return { id, bytes, ms, exact: await likeness(original, made), shown: await likeness(one, two) }
}

function shown(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: Math.round(width / DOTS) })
    .png()
    .toBuffer()
}

/** Means, and the picture that is least like its master. */
export async function weigh(
  ids: readonly string[],
  width: number,
  format: PictureFormat,
  other: Partial<Way> = {},
) {
  const all: Encoded[] = []
  for (const id of ids) {
    const one = await encoded(id, width, format, other)
    if (one) all.push(one)
  }
  const mean = (value: (one: Encoded) => number) =>
    all.reduce((sum, one) => sum + value(one), 0) / all.length
  const worst = (value: (one: Encoded) => number) => Math.min(...all.map(value))
  return {
    width,
    settings: { ...settingsOf(width, format), ...other },
    bytes: Math.round(mean(({ bytes }) => bytes)),
    ms: Math.round(mean(({ ms }) => ms)),
    exact: { mean: mean(({ exact }) => exact), worst: worst(({ exact }) => exact) },
    shown: { mean: mean((one) => one.shown), worst: worst((one) => one.shown) },
  }
}
