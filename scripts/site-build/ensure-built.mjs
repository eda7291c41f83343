// Runs on Node 20.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { digest } from '../packages/digest.mjs'
import { compiled, environment, fail, nodeBinary, root } from '../environment.mjs'

const SOURCES = [
  'app',
  'content',
  'db',
  'public',
  'server',
  'packages/illustrate/package.json',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/site-build/islands-build.ts',
  'scripts/catalogue/validate-projects.ts',
  'scripts/pictures/pictures-complete.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const COMPRESSED = /\.(?:js|mjs|css|svg|html|json|txt|xml|ico|webmanifest|map)$/

/** The new build is made here; the build of before serves meanwhile, and stays if this one fails. */
const NEXT = 'build/next'

/** Builds the site unless the build has these sources. */
export async function ensureBuilt() {
  const sources = sourcesDigest()
  const build = join(root, 'build')
  const note = join(build, '.sources')
  if (existsSync(note) && readFileSync(note, 'utf8') === sources) return
  console.log('Building …')
  const next = join(root, NEXT)
  rmSync(next, { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(
    nodeBinary(),
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    {
      cwd: root,
      env: environment({ NODE_ENV: 'production', BUILD_FOLDER: NEXT }),
      encoding: 'utf8',
    },
  )
  if (status !== 0) {
    rmSync(next, { recursive: true, force: true })
    fail(`${plainFailure(stdout, stderr)}\nThe build failed; nothing was changed.`)
  }
  await compressFiles(join(next, 'client'))
  rmSync(note, { force: true })
  rmSync(compiled, { recursive: true, force: true })
  for (const part of ['client', 'server']) {
    rmSync(join(build, part), { recursive: true, force: true })
    renameSync(join(next, part), join(build, part))
  }
  rmSync(next, { recursive: true, force: true })
  writeFileSync(note, sources)
}

/** The faults that our own checks found, or else the whole output. @param {string} stdout @param {string} stderr */
export function plainFailure(stdout, stderr) {
  const fault = /^\[plugin (?:projects-sound|pictures-complete)\]\n\w+: ([\s\S]*?)\n {4}at /m.exec(
    stderr,
  )
  return fault?.[1] ?? `${stdout}\n${stderr}`
}

/** @param {string} folder */
async function compressFiles(folder) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const files = filesIn(folder).filter((file) => COMPRESSED.test(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file)
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params }),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      if (br.length < bytes.length) writeFileSync(`${file}.br`, br)
      if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz)
    }),
  )
}

function sourcesDigest() {
  const files = SOURCES.map((name) => join(root, name)).flatMap(filesIn)
  return digest(files.flatMap((file) => [file.slice(root.length), readFileSync(file)]))
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}
