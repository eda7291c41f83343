// npm test needs Chromium alone. On Debian as root this installs what is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { fail } from '../environment.mjs'

/** @typedef {{ name: string, places: string[], isOptional?: boolean }} Program */

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** @type {Program} Faster than Chromium with windows, which also works. */
const browser = {
  name: 'chromium-headless-shell',
  places: [process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'],
  isOptional: existsSync(chromium),
}

/** Tests skip what needs an optional program that is missing. @returns {Program[]} */
function programs() {
  return [
    { name: 'chromium', places: [chromium] },
    { name: 'nginx', places: ['/usr/sbin/nginx', '/usr/bin/nginx'] },
    { name: 'caddy', places: ['/usr/bin/caddy', '/usr/local/bin/caddy'], isOptional: true },
    { name: 'pgbouncer', places: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'], isOptional: true },
    { name: 'openssl', places: ['/usr/bin/openssl'] },
    { name: 'python3-openpyxl', places: openpyxlPlaces() },
    { name: 'libreoffice-calc-nogui', places: [process.env.SOFFICE ?? '/usr/bin/soffice'] },
    { name: 'sqlmap', places: ['/usr/bin/sqlmap'] },
    { name: 'poppler-utils', places: ['/usr/bin/pdftotext'], isOptional: true },
  ]
}

/** @param {{ isAll: boolean }} options */
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
  // Without a network it fails at once.
  const bounds = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
  spawnSync('apt-get', [...bounds, ...words], { stdio: 'inherit', env })
}

function openpyxlPlaces() {
  const python = process.env.PYTHON ?? '/usr/bin/python3'
  const words = ['-c', 'import openpyxl; print(openpyxl.__file__)']
  const answer = spawnSync(python, words, { encoding: 'utf8' })
  return ['/usr/lib/python3/dist-packages/openpyxl', answer.stdout?.trim() ?? '']
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensurePrograms({ isAll: true })
  console.log('Everything that the tests need is here.')
}
