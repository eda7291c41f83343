import { cpSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { memoryOf } from '#ops/nightly/load/memory.ts'
import { picturePaths, slugs } from '#ops/nightly/load/site-names.ts'
import { startSite } from '#ops/nightly/load/site.ts'

/** Of the serving process at the end. */
const MAX_MEGABYTES = 200
const { values: args } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, made: { type: 'string' } },
})
const requests = 100_000
/** Before asking again for a picture that is not ready. */
const LATER_MS = 400
const agent = new Agent({ keepAlive: true, maxSockets: 40 })

const variables = { PREPARE_PICTURES: 'false' }
// The first start of a build fills Node's compile cache, which saves later starts 30 MB.
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

/** Once the site's own folder exists, after its first picture. */
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

/** No cache keeps the placeholder of a picture that is not ready. */
async function patiently(path: string): Promise<void> {
  while ((await fetchCacheControl(path)) === 'no-store') await sleep(LATER_MS)
}

function fetchCacheControl(path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' }
    const options = { host: '127.0.0.1', port: site.port, path, agent, headers }
    const request = get(options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.headers['cache-control']))
    })
    request.on('error', (error) => {
      // The site may close an idle connection just as this reuses it.
      if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
        resolve(fetchCacheControl(path))
      else reject(error)
    })
  })
}
