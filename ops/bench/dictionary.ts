import { setTimeout as sleep } from 'node:timers/promises'

import { DICTIONARY_PATH } from '#app/islands/dictionary-path.ts'

import { markdownTable } from './markdown-table.ts'
import { publicRoutes, startMeasuredSite } from './measured-site.ts'

/** Before asking again for a dictionary that is not ready. */
const LATER_MS = 200

const site = await startMeasuredSite()
try {
  const { base } = site
  await fetch(`${base}/connect`)
  let file = await fetch(base + DICTIONARY_PATH)
  while (file.status !== 200) {
    await sleep(LATER_MS)
    file = await fetch(base + DICTIONARY_PATH)
  }
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  const held = `:${Buffer.from(digest).toString('base64')}:`
  console.log(`The dictionary is ${await bytesOf(base + DICTIONARY_PATH, {})} bytes.\n`)
  const rows: [string, number, number][] = []
  for (const route of await publicRoutes(base)) {
    const alone = await bytesOf(base + route, {})
    rows.push([route, alone, await bytesOf(base + route, { 'Available-Dictionary': held })])
  }
  console.log(markdownTable(['page', 'alone', 'against the dictionary'], rows))
} finally {
  await site.stop()
}

/** As sent to a current browser. Throws if the server does not say. */
async function bytesOf(address: string, headers: Record<string, string>): Promise<number> {
  const accepted = { 'Accept-Encoding': 'gzip, deflate, br, zstd, dcb, dcz', ...headers }
  const answer = await fetch(address, { headers: accepted })
  // fetch cannot decode an answer that uses a dictionary.
  await answer.body?.cancel()
  const isExpected =
    'Available-Dictionary' in headers === (answer.headers.get('content-encoding') === 'dcz')
  const length = answer.headers.get('content-length')
  if (!isExpected || length === null) throw new Error(`${address} was not answered as asked.`)
  return Number(length)
}
