import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import type { SceneKind } from 'illustrate'

import type { PictureSlot } from '#content/pictures/slot.ts'

/** The sources lie beside the build, which is started from their folder. */
const engine = resolve('packages/illustrate')
/** What is imported or passed on, but for types, which draw nothing. */
const IMPORT =
  /^(?:import|export)\s+(?!type\b)[^'";]*?from\s*'(\.[^']+\.ts)'|import\s*\(\s*'(\.[^']+\.ts)'/gm

/** What a printed picture is made with beyond its own drawing: the printer, how a part is cut and how it is encoded. */
export function printerHash(): Promise<string> {
  const own = ['renditions/framed.ts', 'slots/print-slot.server.ts'].map((file) =>
    resolve('app/media', file),
  )
  return hashOfFiles([`${engine}/paper/print.ts`, ...own])
}

/** A hash of everything a slot is drawn from: its own facts and look, and the files its scene needs. */
export async function sourcesHash(slot: PictureSlot, printer: string): Promise<string> {
  const { alt: _alt, focus: _focus, ...drawn } = slot
  return short(`${await sceneHash(slot.scene)}${printer}${JSON.stringify(drawn)}`)
}

/** The hash of a drawing as it is printed; the same drawing by other sources is not printed again. */
export function drawingHash(markup: string, printer: string, width: number): string {
  return short(`${printer}${width}${markup}`)
}

const scenes = new Map<SceneKind, Promise<string>>()

function sceneHash(scene: SceneKind): Promise<string> {
  const hash = scenes.get(scene) ?? hashOfFiles([`${engine}/scenes/${scene}.ts`])
  scenes.set(scene, hash)
  return hash
}

/** Of the files and all that they import from beside them, whatever folders those lie in. */
async function hashOfFiles(files: readonly string[]): Promise<string> {
  const texts = new Map<string, string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (texts.has(file)) continue
    const text = await readFile(file, 'utf8')
    // Where a file lies changes no picture.
    texts.set(file, text.replaceAll(/^import [^']*'[^']*'\n|^\n/gm, ''))
    for (const [, fixed = '', path = fixed] of text.matchAll(IMPORT))
      waiting.push(resolve(dirname(file), path))
  }
  return short([...texts.values()].toSorted().join('\n'))
}

function short(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
