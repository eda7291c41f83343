import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import { replaceFile } from '#app/lib/async/replace-file.server.ts'

import { environment } from './environment.ts'

const FILE = 'settings.json'
const names = z.array(z.string())
/** What differs between a site and a command on purpose. */
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

/** Names of the settings that these variables have; no values, which may be secrets. */
export function settingsOf(variables: Record<string, string | undefined>): string[] {
  return Object.keys(environment.shape).filter(
    (name) => !OF_A_PROCESS.has(name) && Boolean(variables[name] ?? variables[`${name}_FILE`]),
  )
}

/** Leaves in the data folder which settings the site was started with, for commands that are started apart. */
export function keepSettings(dataFolder: string, given: readonly string[]): Promise<void> {
  return replaceFile(join(dataFolder, FILE), JSON.stringify(given))
}

/** The settings that the site of this data folder was started with and that are not given here; none where it never was. */
export async function settingsLacking(
  dataFolder: string,
  given: readonly string[],
): Promise<string[]> {
  const text = await readFile(join(dataFolder, FILE), 'utf8').catch(() => '[]')
  return names
    .catch([])
    .parse(parsed(text))
    .filter((name) => !given.includes(name))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}
