import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import { replaceFile } from '#app/lib/async/replace-file.server.ts'

import { drawnFolder } from './drawn-folder.server.ts'

/** A set that could not be drawn, and is tried again. */
const failedSet = z.object({
  digest: z.string(),
  name: z.string(),
  tries: z.int(),
  /** When it was tried last, in ms. */
  at: z.number(),
  reason: z.string(),
})
export type FailedSet = z.infer<typeof failedSet>

/** Names of listings without a picture of their facts of today: `still` show none at all, `earlier` one that was drawn of other facts. */
const undrawn = z.object({ still: z.array(z.string()), earlier: z.array(z.string()) })
export type Undrawn = z.infer<typeof undrawn>

const stateSchema = z.object({
  waiting: z.int(),
  failed: z.array(failedSet),
  /** Said by a process that draws none. */
  undrawn: undrawn.optional(),
})
/** How many listings wait for their pictures, and which of them failed. */
export type DrawingState = z.infer<typeof stateSchema>

/** The file that changes with every set that is drawn or fails. */
export function stateFile(dataFolder: string): string {
  return join(drawnFolder(dataFolder), 'state.json')
}

/** Of the process with this data folder, as it said last; nothing waits where none has said anything. */
export async function readDrawingState(dataFolder: string): Promise<DrawingState> {
  const text = await readFile(stateFile(dataFolder), 'utf8').catch(() => undefined)
  if (text === undefined) return { waiting: 0, failed: [] }
  return stateSchema.parse(JSON.parse(text))
}

/** Says it to whoever asks after the site's health, and to the process that starts next. */
export function writeDrawingState(dataFolder: string, state: DrawingState): Promise<void> {
  return replaceFile(stateFile(dataFolder), `${JSON.stringify(state, null, 2)}\n`)
}
