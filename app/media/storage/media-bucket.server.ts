import { AwsClient } from 'aws4fetch'

import type { Config } from '#app/config/config.server.ts'
import { jsonOf, readBody } from '#app/lib/http/read-body.ts'
import { mediaList, type Photo } from '#app/media/photos/photo.ts'

import { removedPhotos } from './media-folder.server.ts'

/** `url` includes any folder, such as https://s3.ap-south-1.amazonaws.com/photographs. */
type BucketOptions = {
  url: string
  keyId: string
  secret: string
  region?: string | undefined
  timeoutMs?: number
}

type StoredList = { list: Photo[]; etag?: string }

/** Its message is a sentence for the operator. */
export class BucketRefusal extends Error {}

export class NoList extends BucketRefusal {}

export class BucketSilence extends BucketRefusal {}

export type MediaBucket = ReturnType<typeof mediaBucket>

export function bucketOf(config: Config, timeoutMs = TIMEOUT_MS): MediaBucket | undefined {
  const { MEDIA_BUCKET: url, MEDIA_BUCKET_KEY_ID: keyId, MEDIA_BUCKET_SECRET: secret } = config
  if (url === undefined || keyId === undefined || secret === undefined) return undefined
  return mediaBucket({ url, keyId, secret, region: config.MEDIA_BUCKET_REGION, timeoutMs })
}

const LIST = 'media.json'
const MAX_ATTEMPTS = 5
const TIMEOUT_MS = 20_000
/** Bytes; larger objects are not read. */
const MAX_LIST = 8 * 1024 * 1024
const MAX_PHOTO = 64 * 1024 * 1024

/** Photos shared by servers; conditional requests (RFC 9110 section 13) keep simultaneous changes. Throws a `BucketRefusal`. */
export function mediaBucket({ url, keyId, secret, region, timeoutMs = TIMEOUT_MS }: BucketOptions) {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    retries: 2,
    ...(region !== undefined && { region }),
  })

  async function request(name: string, init: RequestInit, expected: readonly number[] = []) {
    const address = `${url.replace(/\/$/, '')}/${name}`
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await client.fetch(address, { ...init, signal }).catch((cause: unknown) => {
      throw new BucketSilence(`The bucket at ${url} does not answer. Check MEDIA_BUCKET.`, {
        cause,
      })
    })
    if (answer.ok || expected.includes(answer.status)) return answer
    throw new BucketRefusal(
      `The bucket at ${url} answered ${answer.status} to ${init.method ?? 'GET'} ${name}. Check MEDIA_BUCKET, its key and what the key may do.`,
    )
  }

  async function read(name: string, answer: Response, max: number) {
    const bytes = await readBody(answer, max)
    if (bytes) return bytes
    throw new BucketRefusal(
      `The bucket at ${url} holds ${name} of more than ${max / 1024 / 1024} MB, which this site never put there. Check who else writes to it.`,
    )
  }

  async function readList(known?: string): Promise<StoredList | undefined> {
    const headers = known === undefined ? {} : { 'If-None-Match': known }
    const answer = await request(LIST, { headers }, [304, 404])
    if (answer.status === 304) return undefined
    if (answer.status === 404) return { list: [] }
    const etag = answer.headers.get('ETag')
    const { data: list } = mediaList.safeParse(jsonOf(await read(LIST, answer, MAX_LIST)))
    if (list) return { list, ...(etag !== null && { etag }) }
    throw new NoList(
      `The bucket at ${url} holds a ${LIST} that is no list of photos. Check who else writes to it.`,
    )
  }

  async function change(changed: (list: Photo[]) => Photo[] | Promise<Photo[]>): Promise<Photo[]> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const { list, etag } = (await readList()) ?? { list: [] }
      const after = await changed(list)
      const headers = etag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': etag }
      const body = JSON.stringify(after, null, 2)
      const answer = await request(LIST, { method: 'PUT', body, headers }, [409, 412])
      if (!answer.ok) continue
      for (const { file } of removedPhotos(list, after))
        await request(file, { method: 'DELETE' }, [404])
      return after
    }
    throw new BucketRefusal('Others are changing the photos. Try again in a minute.')
  }

  async function put(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const type = file.endsWith('.pdf') ? 'application/pdf' : 'image/avif'
    await request(file, { method: 'PUT', body: bytes, headers: { 'Content-Type': type } })
  }

  async function get(file: string): Promise<Uint8Array | undefined> {
    const answer = await request(file, {}, [404])
    return answer.ok ? read(file, answer, MAX_PHOTO) : undefined
  }

  async function has(file: string): Promise<boolean> {
    return (await request(file, { method: 'HEAD' }, [404])).ok
  }

  return { readList, change, put, get, has }
}
