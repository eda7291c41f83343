import { setTimeout as sleep } from 'node:timers/promises'

const TRIES = 120
const REST_MS = 250

/** A picture once it is made small, which it is for whoever asks after the first: until then what stands in is kept by no one. */
export async function madePicture(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask()
    if (answer.headers.get('Cache-Control') !== 'no-store') return answer
    await answer.arrayBuffer()
    await sleep(REST_MS)
  }
  throw new Error('The picture was not made in time.')
}
