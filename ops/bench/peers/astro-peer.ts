import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '#ops/bench/free-port.ts'
import { installPackages } from '#ops/bench/install-packages.ts'

const folder = join(import.meta.dirname, 'astro')
const START_MS = 10_000

export type Peer = { base: string; stop: () => void }

/** Serves the Astro peer with the site's own pictures, by path. */
export async function startAstroPeer(pictures: ReadonlyMap<string, Buffer>): Promise<Peer> {
  installPackages(folder)
  const port = await freePort()
  const base = `http://localhost:${port}`
  build(base)
  mkdirSync(join(folder, 'build/pictures'), { recursive: true })
  for (const [path, file] of pictures) writeFileSync(join(folder, 'build', path), file)
  const child = spawn(process.execPath, ['serve.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answering(base)
  return { base, stop: () => void child.kill('SIGTERM') }
}

function build(base: string): void {
  console.error('Building the Astro peer …')
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    PUBLIC_URL: base,
  }
  for (const args of [['node_modules/astro/bin/astro.mjs', 'build'], ['compress.ts']]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      env: environment,
      encoding: 'utf8',
      maxBuffer: 1e8,
    })
    if (status !== 0) throw new Error(`The peer's build failed:\n${stdout.slice(-4000)}\n${stderr}`)
  }
}

async function answering(base: string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    const isThere = await fetch(base).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await sleep(50)
  }
  throw new Error('The peer does not start.')
}
