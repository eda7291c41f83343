import { cpSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { memoryOf } from '#ops/nightly/load/memory.ts'
import { picturePaths, slugs } from '#ops/nightly/load/site-names.ts'
import { startSite } from '#ops/nightly/load/site.ts'

// bin/northlight bench memory              makes every picture, then asks 100,000 times; fails beyond 200 MB
// bin/northlight bench memory --quick   makes none before, and asks as often
// bin/northlight bench memory --made ./data   takes over those that a site with this data folder has made, and makes the rest

/** Megabytes that the process which serves may hold at the end. */
const MAX_MEGABYTES = 200
const { values: args } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, made: { type: 'string' } },
})
const requests = 100_000
/** Milliseconds after which a picture is asked for again that was not made yet. */
const LATER_MS = 400
const agent = new Agent({ keepAlive: true, maxSockets: 40 })

const variables = { PREPARE_PICTURES: 'false' }
// What Node compiles at the first start of a build is kept for all others, which hold 30 MB less for it.
await (await startSite(variables)).stop()
const site = await startSite(variables)
try {
  console.log('| after | requests | held, MB |\n| --- | ---: | ---: |')
  printRow('the start', 0)
  const pictures = picturePaths(['avif'])
  const made = args.quick ? pictures.slice(0, 20) : pictures
  if (args.made !== undefined) await takeOver(args.made)
  await runConcurrently(4, made.length, (index) => patiently(made[index] ?? '/'))
  printRow('pictures', made.length)
  const paths = [...pages(), ...made]
  await runConcurrently(40, requests, (index) =>
    fetchCacheControl(paths[(index * 7) % paths.length] ?? '/'),
  )
  const held = printRow('all', requests)
  if (held > MAX_MEGABYTES) {
    console.error(`More than ${MAX_MEGABYTES} MB.`)
    process.exitCode = 1
  }
} finally {
  agent.destroy()
  await site.stop()
}

/** Copies what another site has made into this one's folder, which is there once a picture is. */
async function takeOver(dataFolder: string): Promise<void> {
  const [first = '/'] = picturePaths(['avif'])
  await patiently(first)
  const pictures = join('cache', 'pictures')
  cpSync(join(dataFolder, pictures), join(site.dataFolder, pictures), { recursive: true })
}

function printRow(after: string, requestCount: number): number {
  const held = Math.round(memoryOf(site.pid)?.now ?? Infinity)
  console.log(`| ${after} | ${requestCount} | ${held} |`)
  return held
}

function pages(): string[] {
  const lists = ['/', '/projects', '/projects?q=3+bhk', '/shortlist', '/city/noida', '/connect']
  return [...lists, '/about', '/calculators/emi', '/admin', ...slugs().map((slug) => `/${slug}`)]
}

async function runConcurrently(
  hands: number,
  count: number,
  work: (index: number) => Promise<unknown>,
) {
  let next = 0
  await Promise.all(
    Array.from({ length: hands }, async () => {
      for (let index = next++; index < count; index = next++) await work(index)
    }),
  )
}

/** Until a picture is made, what stands in for it is kept by no cache. */
async function patiently(path: string): Promise<void> {
  while ((await fetchCacheControl(path)) === 'no-store') await sleep(LATER_MS)
}

/** What a cache may keep of the answer. */
function fetchCacheControl(path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' }
    const options = { host: '127.0.0.1', port: site.port, path, agent, headers }
    const request = get(options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.headers['cache-control']))
    })
    request.on('error', (error) => {
      // The site may close a connection that was idle just as it is used again.
      if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
        resolve(fetchCacheControl(path))
      else reject(error)
    })
  })
}
