import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { oldBinaries } from '#db/backup/old-binaries.ts'
import { accountFor } from '#db/embedded/account.ts'
import { broughtMajor } from '#db/embedded/binaries.ts'
import { SUPERUSER } from '#db/embedded/cluster.ts'
import { changeOwner } from '#db/embedded/no-link.ts'

const DEBIAN = '/usr/lib/postgresql'
/** The first that has a locale of its own, which no system can change. */
const OWN_LOCALE = 17

/**
 * The older PostgreSQL that a test starts from: the major version that OLD_POSTGRES names, which is
 * fetched where it is not there, or the newest of Debian's; undefined where there is none.
 */
export function oldMajor(): number | undefined {
  const named = process.env['OLD_POSTGRES']
  if (named) return Number(named)
  const found = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : []
  return found
    .filter((major) => major < broughtMajor() && existsSync(`${DEBIAN}/${major}/bin/initdb`))
    .toSorted((one, other) => other - one)[0]
}

/** Makes the cluster of a data folder with an older PostgreSQL, as ours was made then; answers where its programs lie. */
export function makeOldCluster(dataFolder: string, major: number): string {
  const binaries = oldBinaries(major, join(dataFolder, '..'), undefined)
  const folder = join(dataFolder, 'postgres')
  mkdirSync(folder, { recursive: true })
  const account = accountFor(folder)
  changeOwner(folder, account)
  const locale =
    major < OWN_LOCALE
      ? ['--locale=C.UTF-8']
      : ['--locale-provider=builtin', '--locale=C.UTF-8', '--builtin-locale=C.UTF-8']
  execFileSync(
    join(binaries, 'initdb'),
    [
      `--username=${SUPERUSER}`,
      '--auth-local=trust',
      '--auth-host=reject',
      '--encoding=UTF8',
      ...locale,
      `--pgdata=${folder}`,
    ],
    { ...account, cwd: folder, stdio: 'pipe' },
  )
  return binaries
}
