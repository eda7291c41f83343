import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import { replaceFile } from '#app/lib/async/replace-file.server.ts'

import { currentName } from './earlier-names.ts'
import { environment } from './environment.ts'

const FILE = 'settings.json'
const names = z.array(z.string())
/** Settings that differ between a site and a command on purpose. */
const OF_A_PROCESS: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'HOST',
  'PORT',
  'DATA_DIR',
  'LOG_LEVEL',
  'DATABASE_FOLDER',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_SILENCE_SECONDS',
])

/** Names only, because values may be secrets. */
export function settingsOf(variables: Record<string, string | undefined>): string[] {
  return Object.keys(environment.shape).filter(
    (name) => !OF_A_PROCESS.has(name) && Boolean(variables[name] ?? variables[`${name}_FILE`]),
  )
}

/** Stores the names of the site's settings in the data folder, for commands in another shell. */
export function keepSettings(dataFolder: string, settingNames: readonly string[]): Promise<void> {
  return replaceFile(join(dataFolder, FILE), JSON.stringify(settingNames))
}

/** Settings that the site has and this command lacks; empty where the site never ran. */
export async function missingSettings(
  dataFolder: string,
  settingNames: readonly string[],
): Promise<string[]> {
  const text = await readFile(join(dataFolder, FILE), 'utf8').catch(() => '[]')
  return names
    .catch([])
    .parse(parsed(text))
    .map(currentName)
    .filter((name) => !settingNames.includes(name))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}
