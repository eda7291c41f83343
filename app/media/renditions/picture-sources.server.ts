import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import type { SceneKind } from 'illustrate'

import type { PictureSlot } from '#content/pictures/slot.ts'

/** The sources are next to the build, which starts in their folder. */
const engine = resolve('packages/illustrate')
const IMPORT =
  /^(?:import|export)\s+(?!type\b)[^'";]*?from\s*'(\.[^']+\.ts)'|import\s*\(\s*'(\.[^']+\.ts)'/gm

/** A hash of the sources that crop and encode a drawing. */
export function printerHash(): Promise<string> {
  const own = ['renditions/framed.ts', 'slots/print-slot.server.ts'].map((file) =>
    resolve('app/media', file),
  )
  return hashOfFiles([`${engine}/paper/print.ts`, ...own])
}

export async function sourcesHash(slot: PictureSlot, printer: string): Promise<string> {
  const { alt: _alt, focus: _focus, ...drawn } = slot
  return short(`${await sceneHash(slot.scene)}${printer}${JSON.stringify(drawn)}`)
}

export function drawingHash(markup: string, printer: string, width: number): string {
  return short(`${printer}${width}${markup}`)
}

const scenes = new Map<SceneKind, Promise<string>>()

function sceneHash(scene: SceneKind): Promise<string> {
  const hash = scenes.get(scene) ?? sceneFile(scene).then((file) => hashOfFiles([file]))
  scenes.set(scene, hash)
  return hash
}

async function sceneFile(scene: SceneKind): Promise<string> {
  for await (const file of glob(`scenes/*/${scene}.ts`, { cwd: engine }))
    return resolve(engine, file)
  throw new Error(`no scene: ${scene}`)
}

async function hashOfFiles(files: readonly string[]): Promise<string> {
  const texts = new Map<string, string>()
  const queue = [...files]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (texts.has(file)) continue
    const text = await readFile(file, 'utf8')
    texts.set(file, text.replaceAll(/^import [^']*'[^']*'\n|^\n/gm, ''))
    for (const [, fixed = '', path = fixed] of text.matchAll(IMPORT))
      queue.push(resolve(dirname(file), path))
  }
  return short([...texts.values()].toSorted().join('\n'))
}

function short(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
