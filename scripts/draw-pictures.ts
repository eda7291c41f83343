// node scripts/draw-pictures.ts [id...] [--force] [--check]   draws the pictures of content/pictures/slots.ts whose inputs changed
import { createHash } from 'node:crypto'
import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { draw } from 'illustrate'
import { print, type Picture } from 'illustrate/print'
import sharp, { type Sharp } from 'sharp'
import { pictureSlots, type PictureSlot } from '../content/pictures/slots.ts'

/** What the site needs to know of a printed picture. */
interface Printed {
  id: string
  file: string
  width: number
  height: number
  /** The dominant colour, as #rrggbb: what stands in while the picture loads. */
  colour: string
  /** The y of CSS object-position, in percent, for a wide crop. */
  focus: number
  alt: string
  /** Of all that the picture is made from. */
  hash: string
}

const root = resolve(import.meta.dirname, '..')
const folder = `${root}/content/pictures`
const manifestFile = `${folder}/manifest.json`
const engineFolder = `${root}/illustrate`
const masterWidth = 1600
const qualities = [55, 50, 45, 40] as const
const mostBytes = 250_000
const mostBytesTogether = 6_000_000

sharp.concurrency(1)
const words = process.argv.slice(2)
const [force, check] = [words.includes('--force'), words.includes('--check')]
const wanted = words.filter((word) => !word.startsWith('--'))
const slots: readonly PictureSlot[] = pictureSlots
const unknown = wanted.filter((id) => !slots.some((slot) => slot.id === id))
if (unknown.length > 0) throw new Error(`no such picture: ${unknown.join(', ')}`)

const engine = await engineHash()
const known = await readManifest()
const stale: PictureSlot[] = []
for (const slot of slots) if (force || !(await isPrinted(slot))) stale.push(slot)
if (check) {
  if (stale.length > 0)
    throw new Error(`to be drawn again: ${stale.map((slot) => slot.id).join(', ')}`)
} else {
  for (const slot of stale) {
    if (wanted.length > 0 && !wanted.includes(slot.id)) continue
    known.set(slot.id, await printOne(slot))
    await writeManifest()
  }
  await tidy()
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The hash of the sources that draw and print. */
async function engineHash(): Promise<string> {
  const files: string[] = []
  for await (const file of glob('{*.ts,engine/**/*.ts,scenes/**/*.ts}', { cwd: engineFolder }))
    if (!file.endsWith('.test.ts')) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.toSorted())
    hash.update(file).update(await readFile(`${engineFolder}/${file}`))
  return hash.digest('hex')
}

/** The hash of a slot's drawing; its words and focus may change without a new drawing. */
function hashOf({ alt: _alt, focus: _focus, ...drawn }: PictureSlot): string {
  return createHash('sha256')
    .update(engine)
    .update(JSON.stringify(drawn))
    .digest('hex')
    .slice(0, 16)
}

async function readManifest(): Promise<Map<string, Printed>> {
  try {
    const list: Printed[] = JSON.parse(await readFile(manifestFile, 'utf8'))
    return new Map(list.map((one) => [one.id, one]))
  } catch {
    return new Map()
  }
}

async function isPrinted(slot: PictureSlot): Promise<boolean> {
  const one = known.get(slot.id)
  if (one?.hash !== hashOf(slot)) return false
  return stat(`${folder}/${one.file}`).then(
    (file) => file.isFile(),
    () => false,
  )
}

/** Writes what is printed, in the order of the slots, with their present words and focus. */
async function writeManifest(): Promise<void> {
  const list = slots.flatMap((slot) => {
    const one = known.get(slot.id)
    return one ? [{ ...one, focus: slot.focus, alt: slot.alt }] : []
  })
  await writeFile(manifestFile, `${JSON.stringify(list, null, 2)}\n`)
}

/** Drops the files of slots that are no more and says how large the rest is. */
async function tidy(): Promise<void> {
  for await (const file of glob('*.avif', { cwd: folder }))
    if (!slots.some((slot) => `${slot.id}.avif` === file)) await rm(`${folder}/${file}`)
  await writeManifest()
  let total = 0
  for await (const file of glob('*.avif', { cwd: folder }))
    total += (await stat(`${folder}/${file}`)).size
  say(`all pictures: ${Math.round(total / 1000)} kB`)
  if (total > mostBytesTogether)
    throw new Error(`the pictures are over ${mostBytesTogether / 1e6} MB together`)
}

async function printOne(slot: PictureSlot): Promise<Printed> {
  const start = performance.now()
  const { id, scene, facts, look, width, height } = slot
  const picture = await print(
    await draw(scene, facts, { ...look, width, height }),
    Math.min(width, masterWidth),
  )
  const { data, quality } = await encoded(picture, id)
  const file = `${id}.avif`
  await writeFile(`${folder}/${file}`, data)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  say(`${id}: ${scene}, ${Math.round(data.length / 1000)} kB at quality ${quality}, ${seconds} s`)
  return {
    id,
    file,
    width: picture.width,
    height: picture.height,
    colour: await colourOf(picture),
    focus: slot.focus,
    alt: slot.alt,
    hash: hashOf(slot),
  }
}

function imageOf({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** The picture as AVIF, at the best quality that keeps it small enough. */
async function encoded(picture: Picture, id: string): Promise<{ data: Buffer; quality: number }> {
  for (const quality of qualities) {
    const data = await imageOf(picture).avif({ quality, effort: 4 }).toBuffer()
    if (data.length <= mostBytes) return { data, quality }
  }
  throw new Error(`${id} is over ${mostBytes / 1000} kB at any quality`)
}

async function colourOf(picture: Picture): Promise<string> {
  const { dominant } = await imageOf(picture).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
