import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = `${import.meta.dirname}/../../public`
const mark = await readFile(`${folder}/favicon.svg`)
const PAPER = '#FCFDFB'

for (const size of [32, 180, 192, 512]) {
  const drawn = sharp(mark, { density: (72 * size) / 40 }).resize(size, size)
  await writeFile(`${folder}/icon-${size}.png`, await drawn.png().toBuffer())
}

// A maskable icon may be cut to a circle of four fifths of its width (W3C web app manifest).
const inner = await sharp(mark, { density: 72 * 8 })
  .resize(320, 320)
  .toBuffer()
const maskable = sharp({ create: { width: 512, height: 512, channels: 3, background: PAPER } })
await writeFile(
  `${folder}/icon-maskable-512.png`,
  await maskable
    .composite([{ input: inner }])
    .png()
    .toBuffer(),
)
