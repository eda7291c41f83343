import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { planMemory } from '#app/projects/publishing/import/history-plan.ts'
import { readMemory, type Memory } from '#app/projects/publishing/import/publication-history.ts'

/** Beside the listings of a folder: what their site remembers of them. */
export const MEMORY_FILE = 'memory.json'

/** What became of the file of a folder; `left` are listings of which it knows what the site does not. */
export type ExportedMemory = { isWritten: boolean; left: string[] }

/**
 * Writes what a site remembers of its listings beside them, a publication a line, where the folder says something
 * else, but those that this release cannot read. A file that holds what an import here would take over is left: what it alone knows would be forgotten.
 * Throws a sentence where it cannot be read.
 */
export async function exportMemory(
  folder: string,
  memory: Memory,
  shown: Pick<Parameters<typeof planMemory>[1], 'fromFile' | 'published'>,
): Promise<ExportedMemory> {
  const present = await readMemoryFile(folder)
  if (present.faults.length > 0) throw new Error(present.faults.join('\n'))
  const { publications } = memory
  const left = planMemory(present.memory, { ...shown, publications }).taken.map(({ slug }) => slug)
  if (left.length > 0 || publications.length === 0) return { isWritten: false, left }
  const path = join(folder, MEMORY_FILE)
  const readable = publications.filter(({ listing }) => !shown.published.faults.has(listing))
  const rows = readable.map((one) => `    ${JSON.stringify(one)}`)
  const text = ['{', '  "publications": [', rows.join(',\n'), '  ]', '}', ''].join('\n')
  if (existsSync(path) && (await readFile(path, 'utf8')) === text) return { isWritten: false, left }
  // Under its name only once all of it is there.
  await writeFile(`${path}.half`, text)
  await rename(`${path}.half`, path)
  return { isWritten: true, left }
}

/** What a folder holds of a site's memory, nothing where it has no such file, and what is wrong with it, a sentence each. */
export async function readMemoryFile(
  folder: string,
): Promise<{ memory: Memory; faults: string[] }> {
  const none = { publications: [] }
  const path = join(folder, MEMORY_FILE)
  if (!existsSync(path)) return { memory: none, faults: [] }
  const read = await readFile(path, 'utf8').then(readMemoryText)
  return {
    memory: read.memory ?? none,
    faults: read.faults.map((fault) => `${MEMORY_FILE}: ${fault}`),
  }
}

function readMemoryText(text: string): ReturnType<typeof readMemory> {
  try {
    return readMemory(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { memory: undefined, faults: [`is not JSON: ${error.message}`] }
  }
}
