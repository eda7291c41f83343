import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'

import { BackupRefusal } from './archive.ts'
import { isBackup, type Place } from './place.ts'

/** S3 allows parts from 5 MB, at most 10,000: a backup of 160 GB. */
const PART_BYTES = 16 * 1024 * 1024
const READ_MS = 2 * 60 * 60 * 1000
const MAX_PAGES = 1000
const MAX_ANSWER = 8 * 1024 * 1024

/** Throws a `BackupRefusal` when it fails. */
export function bucketPlace(bucket: Bucket): Place {
  const base = bucket.url.replace(/\/$/, '')
  const request = bucketClient({ ...bucket, url: base })
  return {
    name: base,
    list: async (matches = isBackup) =>
      (await listNames(request, base)).filter((name) => matches(name)).toSorted(),
    put: async (path, name, stop) => {
      await upload(request, { path, target: `${base}/${name}`, stop })
      const hash = createHash('sha256')
      const { size } = await stat(path)
      const { body } = await request(`${base}/${name}`, {}, { stop, ms: READ_MS })
      let read = 0
      for await (const chunk of body ?? []) {
        read += chunk.byteLength
        // A longer file is a different one, and might never end.
        if (read > size) break
        hash.update(chunk)
      }
      return read > size ? 'longer' : hash.digest('hex')
    },
    fetch: async (name, folder) => {
      const path = join(folder, name)
      const { body } = await request(`${base}/${name}`, {}, { ms: READ_MS })
      if (body) await pipeline(Readable.fromWeb(body), createWriteStream(path, { mode: 0o600 }))
      return path
    },
    remove: async (name) => void (await request(`${base}/${name}`, { method: 'DELETE' })),
  }
}

async function listNames(request: BucketRequest, base: string): Promise<string[]> {
  const { origin, pathname } = new URL(base)
  const parts = pathname.split('/').filter(Boolean)
  const isHosted = /^https?:\/\/[^/]+\.s3[.-][^/]*amazonaws\.com$/.test(origin)
  const root = isHosted ? `${origin}/` : `${origin}/${parts[0] ?? ''}`
  const prefix = [...parts.slice(isHosted ? 0 : 1), 'northlight-'].join('/')
  const names: string[] = []
  let token: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ 'list-type': '2', prefix })
    if (token !== undefined) query.set('continuation-token', token)
    const text = await textOf(await request(`${root}?${query}`))
    const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '')
    names.push(...keys.map((key) => key.split('/').at(-1) ?? ''))
    token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1]
    if (token === undefined) return names
  }
  throw new BackupRefusal(`The file list of the bucket at ${base} has no end. Check BACKUP_TO.`)
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > MAX_ANSWER)
      throw new BackupRefusal('The bucket answers more than S3 does. Check BACKUP_TO.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

type Upload = { path: string; target: string; stop: AbortSignal }

async function upload(request: BucketRequest, { path, target, stop }: Upload): Promise<void> {
  const begun = await textOf(await request(`${target}?uploads=`, { method: 'POST' }, { stop }))
  const id = /<UploadId>([^<]*)</.exec(begun)?.[1] ?? ''
  const whole = `${target}?uploadId=${encodeURIComponent(id)}`
  try {
    const tags = await uploadParts(request, { path, target: whole, stop })
    const parts = tags.map(
      (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    )
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const done = await textOf(await request(whole, { method: 'POST', body }, { stop }))
    // S3 answers 200 early, and reports a late error in the body.
    if (done.includes('<Error>')) throw new BackupRefusal('The bucket did not keep the file.')
  } catch (error) {
    await request(whole, { method: 'DELETE' }).catch(() => {})
    throw error
  }
}

async function uploadParts(
  request: BucketRequest,
  { path, target, stop }: Upload,
): Promise<string[]> {
  const tags: string[] = []
  const { size } = await stat(path)
  for (let start = 0; start < size; start += PART_BYTES) {
    const end = Math.min(start + PART_BYTES, size) - 1
    const body = Buffer.concat(await createReadStream(path, { start, end }).toArray())
    const address = `${target}&partNumber=${tags.length + 1}`
    const answer = await request(address, { method: 'PUT', body }, { stop })
    tags.push(answer.headers.get('ETag') ?? '')
  }
  return tags
}

type Bucket = { url: string; keyId: string; secret: string; region?: string | undefined }

type BucketRequest = (path: string, init?: RequestInit, more?: More) => Promise<Response>
type More = { stop?: AbortSignal; ms?: number }

const TIMEOUT_MS = 120_000

/** Throws a `BackupRefusal` for an error or no answer. */
function bucketClient({ url, keyId, secret, region }: Bucket): BucketRequest {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    retries: 3,
    ...(region !== undefined && { region }),
  })
  return async (path, init = {}, { stop, ms = TIMEOUT_MS } = {}) => {
    const signal = AbortSignal.any([AbortSignal.timeout(ms), ...(stop ? [stop] : [])])
    const answer = await client.fetch(path, { ...init, signal }).catch((cause: unknown) => {
      throw new BackupRefusal(`The bucket at ${url} does not answer. Check BACKUP_TO.`, { cause })
    })
    if (answer.ok) return answer
    await answer.body?.cancel()
    throw new BackupRefusal(
      `The bucket at ${url} answered ${answer.status} to ${init.method ?? 'GET'}. Check BACKUP_TO, its key and what the key may do.`,
    )
  }
}
