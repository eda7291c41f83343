import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a running site reads in addition to its build. */
const READ = ['app', 'content', 'db', 'node_modules', 'package.json']
/** Copied, not linked: they find the build relative to their real path. */
const COPIED_FILES = ['server', 'server.ts']

/** Builds the site with the generated catalogue in a temporary folder. Throws with the build's output. */
export function buildGrown(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-growth-'))
  // The site's user, without root's rights, must be able to enter it.
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  for (const name of READ) symlinkSync(resolve(name), join(folder, name))
  for (const name of COPIED_FILES) cpSync(name, join(folder, name), { recursive: true })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/@react-router/dev/bin.cjs',
      'build',
      '.',
      '--config',
      'ops/bench/growth/vite.config.ts',
    ],
    {
      env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: join(folder, 'build') },
      encoding: 'utf8',
    },
  )
  if (status === 0) return { folder, remove }
  remove()
  throw new Error(`The build failed:\n${stdout}\n${stderr}`)
}
