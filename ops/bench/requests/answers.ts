import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { makePictures } from '#ops/bench/measured-site.ts'

import { ACCEPTED } from './wrk.ts'

/** nginx serves these same bytes. */
export type RecordedAnswer = {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

const PAGES = ['/', '/connect'] as const

/** Two pages, a file with a hash in its name, and a picture. */
export async function answersOf(base: string): Promise<RecordedAnswer[]> {
  await makePictures(base, '/connect')
  const html = await (await fetch(`${base}/connect`)).text()
  const asset = /\/assets\/loader-[^"]+\.js/.exec(html)?.[0]
  const picture = /\/pictures\/[a-z\d-]+-740-\d\.avif/.exec(html)?.[0]
  if (!asset || !picture) throw new Error('/connect names no asset or no picture.')
  return Promise.all([...PAGES, asset, picture].map((path) => answerOf(base, path)))
}

/** Raw from the wire, because fetch decodes. */
function answerOf(base: string, path: string): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    get(base + path, { headers: { 'accept-encoding': ACCEPTED } }, (response) => {
      buffer(response).then((body) => {
        if (response.statusCode === 200) resolve({ path, headers: response.headers, body })
        else reject(new Error(`${path} answers ${response.statusCode}.`))
      }, reject)
    }).on('error', reject)
  })
}
