import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { planHistory } from '#app/projects/publishing/import/history-plan.ts'
import {
  readHistory,
  type PublicationHistory,
} from '#app/projects/publishing/import/publication-history.ts'

export const HISTORY_FILE = 'memory.json'

/** `left` are projects whose file knows what the site does not. */
export type ExportedHistory = { isWritten: boolean; left: string[] }

/**
 * Writes the publication history, one publication a line; keeps a file that knows more than the site.
 * Throws a sentence where it cannot read the file.
 */
export async function exportHistory(
  folder: string,
  history: PublicationHistory,
  shown: Pick<Parameters<typeof planHistory>[1], 'fromFile' | 'published'>,
): Promise<ExportedHistory> {
  const present = await readHistoryFile(folder)
  if (present.faults.length > 0) throw new Error(present.faults.join('\n'))
  const { publications } = history
  const left = planHistory(present.history, { ...shown, publications }).taken.map(
    ({ slug }) => slug,
  )
  if (left.length > 0 || publications.length === 0) return { isWritten: false, left }
  const path = join(folder, HISTORY_FILE)
  const readable = publications.filter(
    ({ listing: project }) => !shown.published.faults.has(project),
  )
  const rows = readable.map((one) => `    ${JSON.stringify(one)}`)
  const text = ['{', '  "publications": [', rows.join(',\n'), '  ]', '}', ''].join('\n')
  if (existsSync(path) && (await readFile(path, 'utf8')) === text) return { isWritten: false, left }
  // Renamed when complete.
  await writeFile(`${path}.half`, text)
  await rename(`${path}.half`, path)
  return { isWritten: true, left }
}

/** A folder's publication history, empty without a file, and its faults, a sentence each. */
export async function readHistoryFile(
  folder: string,
): Promise<{ history: PublicationHistory; faults: string[] }> {
  const none = { publications: [] }
  const path = join(folder, HISTORY_FILE)
  if (!existsSync(path)) return { history: none, faults: [] }
  const read = await readFile(path, 'utf8').then(readHistoryText)
  return {
    history: read.history ?? none,
    faults: read.faults.map((fault) => `${HISTORY_FILE}: ${fault}`),
  }
}

function readHistoryText(text: string): ReturnType<typeof readHistory> {
  try {
    return readHistory(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { history: undefined, faults: [`is not JSON: ${error.message}`] }
  }
}
