import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import type { SceneKind } from 'illustrate'

import type { PictureSlot } from '../content/pictures/slot.ts'

const engine = resolve(import.meta.dirname, '../illustrate')
/** What is imported or passed on, but for types, which draw nothing. */
const IMPORT =
  /^(?:import|export)\s+(?!type\b)[^'";]*?from\s*'(\.[^']+\.ts)'|import\s*\(\s*'(\.[^']+\.ts)'/gm

/** What a printed picture is made with beyond its own drawing: the printer and how a part is cut. */
export function printerHash(): Promise<string> {
  const framed = resolve(import.meta.dirname, '../app/pictures/framed.ts')
  const worker = resolve(import.meta.dirname, 'picture-worker.ts')
  return hashOfFiles([`${engine}/paper/print.ts`, framed, worker])
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
    texts.set(file, text)
    for (const [, fixed = '', path = fixed] of text.matchAll(IMPORT))
      waiting.push(resolve(dirname(file), path))
  }
  return short([...texts.values()].toSorted().join('\n'))
}

function short(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
