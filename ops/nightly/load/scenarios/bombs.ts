import { Agent } from 'node:http'
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'

import { sendRequest } from '#ops/nightly/load/request.ts'
import { onLanes } from '#ops/nightly/load/lanes.ts'
import { callBody } from '#ops/nightly/load/call-body.ts'
import type { Attack, Random } from '#ops/nightly/load/target.ts'

type Bomb = [coding: string, body: Buffer]

/** Fifty megabytes in fifty kilobytes or less; the last in a few hundred bytes. */
function makeBombs(): [Bomb, ...Bomb[]] {
  const zeros = Buffer.alloc(50_000_000, '[')
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
  const gzip = gzipSync(zeros)
  return [
    ['gzip', gzip],
    ['br', brotliCompressSync(zeros, quick)],
    ['deflate', deflateSync(zeros)],
    ['zstd', zstdCompressSync(zeros)],
    ['gzip, gzip', gzipSync(gzip)],
  ]
}

const PATHS = ['/api/v1/user/connect', '/connect', '/api/v1/vitals', '/admin'] as const

export const bombs: Attack = {
  name: 'bombs',
  sentence: 'Bodies that unpack to 50 MB, JSON of 30,000 depths, heads of 100 kB',
  run: async (target) => {
    const made = makeBombs()
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    await onLanes(target, 16, () =>
      sendRequest(target, {
        method: 'POST',
        from: '127.14.0.1',
        agent,
        ...oneOf(target.random, made),
      }),
    )
    agent.destroy()
  },
}

function oneOf(random: Random, made: [Bomb, ...Bomb[]]) {
  const { headers, body } = callBody({})
  const path = random.pick(PATHS)
  const [coding, bomb] = random.pick(made)
  const deep = '['.repeat(30_000) + ']'.repeat(30_000)
  return random.pick([
    { path, headers: { ...headers, 'Content-Encoding': coding }, body: bomb },
    { path, headers, body: bomb },
    { path, headers, body: `{"meta":${deep},"pay":{}}` },
    { path, headers, body: `{"meta":{"pid":"northlight"},"pay":{"campaign":${deep}}}` },
    { path, headers: { ...headers, 'X-Large': 'a'.repeat(100_000) }, body },
  ])
}
