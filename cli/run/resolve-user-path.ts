import { resolve } from 'node:path'

/** A path as the user means it: from where they are. Commands run in the project's folder. */
export function resolveUserPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}
