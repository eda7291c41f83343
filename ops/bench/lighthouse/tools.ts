import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve as resolvePath } from 'node:path'
import { pathToFileURL } from 'node:url'

import { z } from 'zod'

import { chromiumFlags, chromiumPath } from '../../../test/helpers/site/chromium.ts'
import { digest } from '../../../scripts/packages/digest.mjs'

type Lighthouse = (
  address: string,
  flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: string[] },
) => Promise<{ lhr: unknown } | undefined>
type Browser = { port: number; kill: () => void }
type Tools = { lighthouse: Lighthouse; launch: () => Promise<Browser> }

const isFunction = (value: unknown) => typeof value === 'function'
const lighthouseModule = z.object({ default: z.custom<Lighthouse>(isFunction) })
const launcherModule = z.object({
  launch: z.custom<(options: object) => Promise<Browser>>(isFunction),
})

let loaded: Promise<Tools> | undefined

export function loadTools(): Promise<Tools> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Tools> {
  installPackages()
  const { resolve } = createRequire(join(INSTALLED, 'package.json'))
  const bring = (name: string): Promise<unknown> => import(pathToFileURL(resolve(name)).href)
  const { default: lighthouse } = lighthouseModule.parse(await bring('lighthouse'))
  const { launch } = launcherModule.parse(await bring('chrome-launcher'))
  const chromeFlags = ['--headless=new', ...chromiumFlags]
  return { lighthouse, launch: () => launch({ chromePath: chromiumPath, chromeFlags }) }
}

/** Outside of the folders whose files the tests read. */
const INSTALLED = resolvePath('data/lighthouse')

/** Installs the packages that the site itself does not need. */
function installPackages(): void {
  const folder = INSTALLED
  const lock = digest([readFileSync(join(import.meta.dirname, 'package-lock.json'))])
  const marker = join(folder, 'node_modules/.installed-lock')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  mkdirSync(folder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, name), join(folder, name))
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
