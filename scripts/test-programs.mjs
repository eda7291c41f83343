// bin/northlight test programs: what npm run test:all needs beside npm's packages; npm test needs Chromium alone.
// On Debian as root it is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { fail } from './environment.mjs'

/** @typedef {{ name: string, places: string[], isOptional?: boolean }} Program */

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** @type {Program} Of npm test. It is faster than Chromium with windows, which will do. */
const browser = {
  name: 'chromium-headless-shell',
  places: [process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'],
  isOptional: existsSync(chromium),
}

/**
 * Without poppler the brochures' words are not read back, without PgBouncer nothing is asked through it,
 * without faketime no clock jumps, without a C compiler no fsync fails; everything else is tested all the same.
 * @returns {Program[]}
 */
function programs() {
  return [
    { name: 'chromium', places: [chromium] },
    { name: 'nginx', places: ['/usr/sbin/nginx', '/usr/bin/nginx'] },
    { name: 'pgbouncer', places: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'], isOptional: true },
    { name: 'openssl', places: ['/usr/bin/openssl'] },
    { name: 'python3-openpyxl', places: openpyxlPlaces() },
    { name: 'libreoffice-calc-nogui', places: [process.env.SOFFICE ?? '/usr/bin/soffice'] },
    { name: 'poppler-utils', places: ['/usr/bin/pdftotext'], isOptional: true },
    { name: 'faketime', places: ['/usr/bin/faketime'], isOptional: true },
    { name: 'gcc', places: ['/usr/bin/cc', '/usr/local/bin/cc'], isOptional: true },
    { name: 'libc6-dev', places: headerPlaces(), isOptional: true },
  ]
}

/**
 * Says which are missing, installs them where that is possible, and ends where one still is.
 * @param {{ isAll: boolean }} options
 */
export function ensurePrograms({ isAll }) {
  const needed = isAll ? programs() : [browser]
  const missing = () => needed.filter(({ places }) => !places.some((place) => existsSync(place)))
  const wanted = missing().map(({ name }) => name)
  const need = needed.map(({ name }) => name)
  console.log(
    `The tests need npm's packages, ${need.join(', ')}; to be installed: ${wanted.join(', ') || 'no program'}.`,
  )
  if (wanted.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    aptGet('update', '-q')
    aptGet('install', '-y', '-q', '--no-install-recommends', ...wanted)
  }
  const still = missing().filter(({ isOptional }) => !isOptional)
  if (still.length === 0) return
  const names = still.map(({ name }) => name).join(' ')
  fail(`The tests need ${names}. Install them (Debian: apt-get install ${names}) and try again.`)
}

/** @param {string[]} words */
function aptGet(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Where there is no network it ends at once.
  const bounds = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
  spawnSync('apt-get', [...bounds, ...words], { stdio: 'inherit', env })
}

/** Of a C library, wherever the system keeps them. */
function headerPlaces() {
  return ['/usr/include/stdio.h', '/usr/local/include/stdio.h']
}

/** Debian's package, or wherever the Python of the tests has it. */
function openpyxlPlaces() {
  const python = process.env.PYTHON ?? '/usr/bin/python3'
  const words = ['-c', 'import openpyxl; print(openpyxl.__file__)']
  const asked = spawnSync(python, words, { encoding: 'utf8' })
  return ['/usr/lib/python3/dist-packages/openpyxl', asked.stdout?.trim() ?? '']
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensurePrograms({ isAll: true })
  console.log('Everything that the tests need is here.')
}
