import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readMemory, type Memory } from '#app/projects/versions/memory.ts'

/** Beside the listings of a folder: what their site remembers of them. */
export const MEMORY_FILE = 'memory.json'

/** Writes what a site remembers of its listings beside them, a publication a line; answers whether the folder said something else. */
export async function exportMemory(folder: string, { publications }: Memory): Promise<boolean> {
  if (publications.length === 0) return false
  const path = join(folder, MEMORY_FILE)
  const rows = publications.map((one) => `    ${JSON.stringify(one)}`)
  const text = ['{', '  "publications": [', rows.join(',\n'), '  ]', '}', ''].join('\n')
  if (existsSync(path) && (await readFile(path, 'utf8')) === text) return false
  // Under its name only once all of it is there.
  await writeFile(`${path}.half`, text)
  await rename(`${path}.half`, path)
  return true
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
    return { memory: undefined, faults: [`is no JSON: ${error.message}`] }
  }
}
