import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'

import { removePhoto } from '#app/media/photos/store-photo.server.ts'
import { pictureName } from '#app/media/renditions/picture-address.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { projects } from '#test/helpers/listed.ts'
import { madePicture } from '#test/helpers/made-picture.ts'
import { putColour, silentStore } from '#test/helpers/put-photo.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { lookAgain } from '#test/helpers/site/look-again.ts'
import type { Running } from '#test/helpers/site/process.ts'
import { startSite } from '#test/helpers/site/site.ts'

const BROKEN = 'ats-province-d-olympia'
const HEAVY = /sharp|libvips|react-pdf|fontkit|yoga-layout/
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0).toReversed()) await task()
})

/** The site as it is started, on an empty cache. */
async function serve(variables: Record<string, string> = {}) {
  const running = await startSite({ DATABASE_URL: ofWorker('databaseUrl'), ...variables })
  cleanUp.push(running.stop)
  const { base, folder } = running
  return { running, folder, port: Number(new URL(base).port), base }
}

async function addresses(pattern: RegExp, path = '/'): Promise<string[]> {
  return [...new Set((await (await fetchPath(path)).text()).match(pattern))]
}

function picturesAt(path: string): Promise<string[]> {
  return addresses(/\/pictures\/[a-z\d-]+-[\da-f]{8}-[\d-]+\.avif/g, path)
}

function made(folder: string): string[] {
  const pictures = join(folder, 'cache/pictures')
  return existsSync(pictures) ? readdirSync(pictures) : []
}

/** The worker processes of a site; none where the system does not say. */
function workers({ child }: Running): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split(
    '\n',
  )
  return lines.flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return parent === child.pid && line.includes('build/server/worker.js') ? [pid ?? 0] : []
  })
}

test('the site itself never loads what decodes, draws and lays out', async () => {
  const code = [join('build/server', 'index.js')].concat(
    [...readFileSync('build/server/index.js', 'utf8').matchAll(/"\.\/(assets\/[^"]+\.js)"/g)].map(
      ([, name = '']) => join('build/server', name),
    ),
  )
  expect(code.length).toBeGreaterThan(1)
  for (const file of code) {
    const imported = readFileSync(file, 'utf8').match(/(?:from|import)[ (]*["'][^"']+["']/g)
    expect(imported?.filter((line) => HEAVY.test(line)) ?? [], file).toEqual([])
  }
})

test.runIf(process.platform === 'linux')(
  'after a picture, a card and a brochure the site holds none of their libraries',
  async () => {
    const { running, base } = await serve()
    const [picture = ''] = await picturesAt('/')
    const [card = ''] = await addresses(/\/cards\/[\w.-]+\.jpg/g)
    for (const path of [picture, card, '/brochures/lodha-goa.pdf'])
      expect((await fetch(base + path)).status, path).toBe(200)
    expect(readFileSync(`/proc/${running.child.pid}/maps`, 'utf8')).not.toMatch(HEAVY)
    const [worker] = workers(running)
    expect(readFileSync(`/proc/${worker}/maps`, 'utf8')).toMatch(/libvips/)
    expect(readFileSync(`/proc/${worker}/environ`, 'utf8')).not.toContain('DATABASE_URL')
  },
)

test('the first of all gets a picture at once, the next ones the small one for good', async () => {
  const { base } = await serve()
  const address = base + (await picturesAt('/')).find((path) => path.includes('-740-'))
  const first = await fetch(address)
  expect(first.headers.get('Content-Type')).toBe('image/avif')
  expect(first.headers.get('Cache-Control')).toBe('no-store')
  const second = await madePicture(() => fetch(address))
  expect(second.headers.get('Cache-Control')).toContain('immutable')
  const [quick, small] = [await first.arrayBuffer(), await second.arrayBuffer()]
  expect(small.byteLength).toBeLessThan(quick.byteLength)
})

test.runIf(process.platform === 'linux')(
  'ten at once are answered though the worker answers nothing',
  async () => {
    const { running, base } = await serve()
    const paths = (await picturesAt('/')).filter((path) => path.includes('-480-'))
    await fetch(base + paths[0])
    const [worker = 0] = workers(running)
    process.kill(worker, 'SIGSTOP')
    try {
      const answers = await Promise.all(paths.slice(1, 11).map((path) => fetch(base + path)))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      for (const answer of answers) {
        expect((await sharp(await answer.arrayBuffer()).metadata()).compression).toBe('av1')
      }
    } finally {
      process.kill(worker, 'SIGCONT')
    }
  },
)

test('a worker that is killed at its work costs no one a picture', async () => {
  const { running, base } = await serve()
  const some = (await picturesAt('/')).slice(0, 8)
  await fetch(base + some[0])
  const [before = 0] = workers(running)
  const asked = some.map((path) => fetch(base + path))
  await sleep(100)
  process.kill(before, 'SIGKILL')
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status)).toEqual(some.map(() => 200))
  for (const answer of answers) await answer.arrayBuffer()
})

test('a broken picture is an error of its own, and the next is made', async () => {
  const dataFolder = ofWorker('dataFolder')
  const { file, hash } = await putColour(dataFolder, BROKEN, 'teal')
  writeFileSync(join(dataFolder, 'media', file), 'no picture')
  cleanUp.push(async () => {
    await removePhoto(silentStore(dataFolder), BROKEN)
    lookAgain()
  })
  const broken = await fetchPath(
    `/pictures/${pictureName({ id: BROKEN, hash: hash.slice(0, 8) }, 480, 'webp')}`,
  )
  expect(broken.status).toBe(500)
  expect(broken.headers.get('Cache-Control')).not.toContain('immutable')
  rmSync(join(dataFolder, 'cache/pictures'), { recursive: true, force: true })
  expect((await fetchPath((await picturesAt('/'))[0] ?? '')).status).toBe(200)
})

test('beyond the bound a picture’s master stands in, and is not kept', async () => {
  const pages = ['/lodha-goa', '/lake-view-farms', '/godrej-reverine', '/ska-estate', '/']
  // Fewer than are worked on at a time, but more than wait for their making.
  const paths = [...new Set((await Promise.all(pages.map(picturesAt))).flat())].slice(0, 150)
  rmSync(join(ofWorker('dataFolder'), 'cache/pictures'), { recursive: true, force: true })
  const leaving = new AbortController()
  const { signal } = leaving
  const asked = paths.map((path) => fetchPath(path, { signal }))
  const first = await Promise.race(asked)
  expect(first.status).toBe(200)
  expect(first.headers.get('Content-Type')).toBe('image/avif')
  expect(first.headers.get('Cache-Control')).toBe('no-store')
  // Nothing can stand in for those without AVIF.
  const webp = paths.map((path) => fetchPath(path.replace('.avif', '.webp'), { signal }))
  const refused = await Promise.race(webp)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(refused.headers.get('Cache-Control')).toBe('no-store')
  leaving.abort()
  await Promise.all([...asked, ...webp])
  expect(made(ofWorker('dataFolder')).length).toBeLessThan(10)
})

test('beyond the bound a brochure is refused for a while, and one that no one waits for is not drawn', async () => {
  const folder = join(ofWorker('dataFolder'), 'brochures')
  rmSync(folder, { recursive: true, force: true })
  const leaving = new AbortController()
  const asked = projects.map(({ slug }) =>
    fetchPath(`/brochures/${slug}.pdf`, { signal: leaving.signal }),
  )
  const refused = await Promise.race(asked)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(refused.headers.get('Cache-Control')).toBe('no-store')
  expect(await refused.text()).toContain('try again in half a minute')
  leaving.abort()
  await Promise.all(asked.map((one) => one.catch(() => {})))
  await expect
    .poll(async () => (await fetchPath('/brochures/lodha-goa.pdf')).headers.get('Content-Type'), {
      timeout: 30_000,
    })
    .toBe('application/pdf')
  expect(readdirSync(folder).length).toBeLessThan(5)
})

test.each([
  { how: 'directly', variables: {}, headers: '' },
  {
    how: 'through a proxy',
    variables: { TRUSTED_PROXIES: '127.0.0.1' },
    headers: 'X-Forwarded-Proto: https\r\nX-Forwarded-Host: homes.example\r\n',
  },
])('pictures asked for $how are not made when no one waits any more', async (given) => {
  const { base, folder, port } = await serve(given.variables)
  const paths = (await picturesAt('/')).slice(0, 40)
  const sockets = paths.map((path) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: homes.test\r\n${given.headers}\r\n`)
    return socket
  })
  await sleep(60)
  for (const socket of sockets) socket.destroy()
  const [last] = await picturesAt('/lodha-goa')
  await madePicture(() => fetch(base + last))
  expect(made(folder).length).toBeLessThan(30)
})
