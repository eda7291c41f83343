import { Agent, get } from 'node:http'

import { memoryOf } from '#attack/memory.ts'
import { picturePaths, slugs } from '#attack/site-names.ts'
import { startSite } from '#attack/site.ts'

// npm run bench:memory              makes every picture, then asks 100,000 times; fails beyond 200 MB
// npm run bench:memory -- --quick   makes none before, and asks as often

/** Megabytes that the process which serves may hold at the end. */
const MOST = 200
const isQuick = process.argv.includes('--quick')
const requests = 100_000
const agent = new Agent({ keepAlive: true, maxSockets: 40 })

const site = await startSite({ PREPARE_PICTURES: 'false' })
try {
  console.log('| after | requests | held, MB |\n| --- | ---: | ---: |')
  tell('the start', 0)
  const pictures = picturePaths(['avif'])
  const made = isQuick ? pictures.slice(0, 20) : pictures
  await inTurns(4, made.length, (index) => patiently(made[index] ?? '/'))
  tell('pictures', made.length)
  const paths = [...pages(), ...made]
  await inTurns(40, requests, (index) => ask(paths[(index * 7) % paths.length] ?? '/'))
  const held = tell('all', requests)
  if (held > MOST) {
    console.error(`More than ${MOST} MB.`)
    process.exitCode = 1
  }
} finally {
  agent.destroy()
  await site.stop()
}

function tell(after: string, asked: number): number {
  const held = Math.round(memoryOf(site.pid)?.now ?? Infinity)
  console.log(`| ${after} | ${asked} | ${held} |`)
  return held
}

function pages(): string[] {
  const lists = ['/', '/projects', '/projects?q=3+bhk', '/shortlist', '/city/noida', '/connect']
  return [...lists, '/about', '/calculators/emi', '/admin', ...slugs().map((slug) => `/${slug}`)]
}

async function inTurns(hands: number, count: number, work: (index: number) => Promise<unknown>) {
  let next = 0
  await Promise.all(
    Array.from({ length: hands }, async () => {
      for (let index = next++; index < count; index = next++) await work(index)
    }),
  )
}

/** While the queue of pictures is full, the master itself stands in, which no cache keeps. */
async function patiently(path: string): Promise<void> {
  while ((await ask(path)) === 'no-store');
}

/** What a cache may keep of the answer. */
function ask(path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' }
    get({ host: '127.0.0.1', port: site.port, path, agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.headers['cache-control']))
    }).on('error', reject)
  })
}
