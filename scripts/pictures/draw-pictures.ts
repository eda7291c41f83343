import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { printerHash, sourcesHash } from '#app/media/renditions/picture-sources.server.ts'
import type { PictureSlot } from '#content/pictures/slot.ts'

import { drawInWorkers } from './draw-in-workers.ts'
import { loadSlots } from './load-slots.ts'

type Printed = {
  id: string
  file: string
  width: number
  height: number
  /** The y of CSS object-position, in percent, for a wide crop. */
  focus: number
  alt: string
  hash: string
  sources: string
}

const root = resolve(import.meta.dirname, '../..')
const folder = `${root}/content/pictures`
const manifestFile = `${folder}/manifest.json`
const maxTotalBytes = 60_000_000

const args = process.argv.slice(2)
const [force, check] = [args.includes('--force'), args.includes('--check')]
const requested = args.filter((arg) => !arg.startsWith('--'))
const slots = await loadSlots()
const unknown = requested.filter((id) => !slots.some((slot) => slot.id === id))
if (unknown.length > 0) throw new Error(`no such picture: ${unknown.join(', ')}`)

const printer = await printerHash()
const known = await readManifest()
const stale: PictureSlot[] = []
for (const slot of slots) if (force || !(await isPrinted(slot))) stale.push(slot)
if (check) {
  if (stale.length > 0)
    throw new Error(`to be drawn again: ${stale.map((slot) => slot.id).join(', ')}`)
} else {
  const drawn = stale.filter(({ id }) => requested.length === 0 || requested.includes(id))
  const slotOf = new Map(drawn.map((slot) => [slot.id, slot]))
  const orders = await Promise.all(
    drawn.map(async (slot) => ({
      slot,
      file: `${folder}/${slot.id}.avif`,
      printer,
      ...(!force && (await hasFile(slot)) && { printed: known.get(slot.id)?.hash }),
    })),
  )
  await drawInWorkers(orders, async (answer) => {
    const slot = slotOf.get(answer.id)
    if (!slot) return
    const { focus, alt, id } = slot
    const sources = await sourcesHash(slot, printer)
    const before = known.get(id)
    if ('same' in answer) {
      if (before) known.set(id, { ...before, sources })
    } else {
      printLine(`${id}: ${answer.summary}`)
      const { width, height, hash } = answer
      const file = `${id}.avif`
      known.set(id, { id, file, width, height, focus, alt, hash, sources })
    }
    await writeManifest()
  })
  await tidy()
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
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
  return one?.sources === (await sourcesHash(slot, printer)) && (await hasFile(slot))
}

function hasFile({ id }: PictureSlot): Promise<boolean> {
  return stat(`${folder}/${id}.avif`).then(
    (file) => file.isFile(),
    () => false,
  )
}

async function writeManifest(): Promise<void> {
  const list = slots.flatMap((slot) => {
    const one = known.get(slot.id)
    return one ? [{ ...one, focus: slot.focus, alt: slot.alt }] : []
  })
  await writeFile(manifestFile, `${JSON.stringify(list, null, 2)}\n`)
}

async function tidy(): Promise<void> {
  const files = new Set(slots.map(({ id }) => `${id}.avif`))
  let total = 0
  for await (const file of glob('*.avif', { cwd: folder }))
    if (files.has(file)) total += (await stat(`${folder}/${file}`)).size
    else await rm(`${folder}/${file}`)
  await writeManifest()
  printLine(`all pictures: ${Math.round(total / 1000)} kB`)
  if (total > maxTotalBytes)
    throw new Error(`the pictures are over ${maxTotalBytes / 1e6} MB together`)
}
