// node scripts/draw-pictures.ts [id...] [--force] [--check]   draws the pictures whose inputs changed
import { createHash } from 'node:crypto'
import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import type { PictureSlot } from '../content/pictures/slot.ts'
import { drawInWorkers } from './draw-in-workers.ts'
import { loadSlots } from './load-slots.ts'

/** What the site needs to know of a printed picture. */
type Printed = {
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
const mostBytesTogether = 40_000_000

const words = process.argv.slice(2)
const [force, check] = [words.includes('--force'), words.includes('--check')]
const wanted = words.filter((word) => !word.startsWith('--'))
const slots = await loadSlots()
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
  const drawn = stale.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  const slotOf = new Map(drawn.map((slot) => [slot.id, slot]))
  const orders = drawn.map((slot) => ({ slot, file: `${folder}/${slot.id}.avif` }))
  await drawInWorkers(orders, async ({ told, ...printed }) => {
    const slot = slotOf.get(printed.id)
    if (!slot) return
    say(`${printed.id}: ${told}`)
    const { focus, alt } = slot
    const file = `${printed.id}.avif`
    const { id, width, height, colour } = printed
    known.set(id, { id, file, width, height, colour, focus, alt, hash: hashOf(slot) })
    await writeManifest()
  })
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
  const files = new Set(slots.map(({ id }) => `${id}.avif`))
  let total = 0
  for await (const file of glob('*.avif', { cwd: folder }))
    if (files.has(file)) total += (await stat(`${folder}/${file}`)).size
    else await rm(`${folder}/${file}`)
  await writeManifest()
  say(`all pictures: ${Math.round(total / 1000)} kB`)
  if (total > mostBytesTogether)
    throw new Error(`the pictures are over ${mostBytesTogether / 1e6} MB together`)
}
