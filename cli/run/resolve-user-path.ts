import { resolve } from 'node:path'

/** Relative to the user's folder: commands run in the project's folder. */
export function resolveUserPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}
