import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import { replaceFile } from '#app/lib/async/replace-file.server.ts'

import { drawnFolder } from './drawn-folder.server.ts'

const failedSet = z.object({
  digest: z.string(),
  name: z.string(),
  tries: z.int(),
  at: z.number(),
  reason: z.string(),
})
export type FailedSet = z.infer<typeof failedSet>

/** Projects without a picture of today's facts: `still` show none, `earlier` one of older facts. */
const undrawn = z.object({ still: z.array(z.string()), earlier: z.array(z.string()) })
export type Undrawn = z.infer<typeof undrawn>

const stateSchema = z.object({
  waiting: z.int(),
  failed: z.array(failedSet),
  undrawn: undrawn.optional(),
})
export type DrawingState = z.infer<typeof stateSchema>

export function stateFile(dataFolder: string): string {
  return join(drawnFolder(dataFolder), 'state.json')
}

export async function readDrawingState(dataFolder: string): Promise<DrawingState> {
  const text = await readFile(stateFile(dataFolder), 'utf8').catch(() => undefined)
  if (text === undefined) return { waiting: 0, failed: [] }
  return stateSchema.parse(JSON.parse(text))
}

export function writeDrawingState(dataFolder: string, state: DrawingState): Promise<void> {
  return replaceFile(stateFile(dataFolder), `${JSON.stringify(state, null, 2)}\n`)
}
