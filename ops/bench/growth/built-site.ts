import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a running site reads beside its build. */
const READ = ['app', 'content', 'db', 'node_modules', 'package.json']
/** What looks for the build from where it lies itself, which for a link is the place that it leads to. */
const COPIED_FILES = ['server', 'server.ts']

/** Builds the site with the generated catalogue in a folder of its own. Throws with what the build said. */
export function buildGrown(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-growth-'))
  // The site gives root up and must enter it all the same.
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
