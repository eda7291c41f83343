import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { digest } from '../../scripts/packages/digest.mjs'

/** Installs the packages of a folder of ops/bench/, which the site itself does not need. */
export function installPackages(folder: string): void {
  const lock = digest([readFileSync(join(folder, 'package-lock.json'))])
  const marker = join(folder, 'node_modules/.installed-lock')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  console.error(`Installing the packages of ${folder} …`)
  const script = process.env['npm_execpath']
  const [command, ...first] = script ? [process.execPath, script] : ['npm']
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync(command, [...first, ...args, '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (status !== 0) throw new Error(`"npm install" failed in ${folder}; its own words are above.`)
  writeFileSync(marker, lock)
}
