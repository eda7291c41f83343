import { setTimeout as sleep } from 'node:timers/promises'

const MAX_ATTEMPTS = 120
const REST_MS = 250

/** A picture once it is made small, which it is from the second request on: until then no one caches its replacement. */
export async function madePicture(fetchPicture: () => Promise<Response>): Promise<Response> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const answer = await fetchPicture()
    if (answer.headers.get('Cache-Control') !== 'no-store') return answer
    await answer.arrayBuffer()
    await sleep(REST_MS)
  }
  throw new Error('The picture was not made in time.')
}
