import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { AwsClient } from 'aws4fetch'

import { BackupRefusal } from './archive.ts'
import { madeAtOf, type Place } from './place.ts'

/** An S3-compatible bucket: `url` is its address with any folder in it. */
type Given = { url: string; keyId: string; secret: string; region?: string | undefined }

/** A part of an upload: S3 takes at least 5 MB and at most 10,000 of them, so a backup of 160 GB. */
const PART_BYTES = 16 * 1024 * 1024
const TIMEOUT_MS = 120_000

/** Backups in a bucket, uploaded in parts and read back. Throws a `BackupRefusal` when it cannot. */
export function bucketPlace({ url, keyId, secret, region }: Given): Place {
  const base = url.replace(/\/$/, '')
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    retries: 3,
    ...(region !== undefined && { region }),
  })

  async function ask(path: string, init: RequestInit = {}, others: AbortSignal[] = []) {
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...others])
    const answer = await client.fetch(path, { ...init, signal }).catch((cause: unknown) => {
      throw new BackupRefusal(`The bucket at ${base} does not answer. Check BACKUP_TO.`, { cause })
    })
    if (answer.ok) return answer
    throw new BackupRefusal(
      `The bucket at ${base} answered ${answer.status} to ${init.method ?? 'GET'}. Check BACKUP_TO, its key and what the key may do.`,
    )
  }

  async function list(): Promise<string[]> {
    // The bucket is the first part of the path, or the host's own name.
    const { origin, pathname } = new URL(base)
    const parts = pathname.split('/').filter(Boolean)
    const isHosted = isBucketInHost(origin)
    const bucket = isHosted ? `${origin}/` : `${origin}/${parts[0] ?? ''}`
    const prefix = [...parts.slice(isHosted ? 0 : 1), 'northlight-'].join('/')
    const names: string[] = []
    for (let token: string | undefined = ''; token !== undefined;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix })
      if (token !== '') query.set('continuation-token', token)
      const text = await (await ask(`${bucket}?${query}`)).text()
      for (const [, key] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) {
        const name = key?.split('/').at(-1) ?? ''
        if (madeAtOf(name)) names.push(name)
      }
      token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1]
    }
    return names.toSorted()
  }

  async function put(path: string, name: string, stop: AbortSignal): Promise<string> {
    const target = `${base}/${name}`
    const begun = await (await ask(`${target}?uploads=`, { method: 'POST' }, [stop])).text()
    const id = /<UploadId>([^<]*)</.exec(begun)?.[1] ?? ''
    const query = `uploadId=${encodeURIComponent(id)}`
    try {
      const tags = await putParts(path, `${target}?${query}`, stop)
      const parts = tags.map(
        (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      )
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const done = await (await ask(`${target}?${query}`, { method: 'POST', body }, [stop])).text()
      // S3 answers 200 before it knows, and says in the body where it went wrong.
      if (done.includes('<Error>')) throw new BackupRefusal('The bucket did not keep the backup.')
    } catch (error) {
      await ask(`${target}?${query}`, { method: 'DELETE' }).catch(() => {})
      throw error
    }
    const hash = createHash('sha256')
    for await (const chunk of (await ask(target)).body ?? []) hash.update(chunk)
    return hash.digest('hex')
  }

  async function putParts(path: string, target: string, stop: AbortSignal): Promise<string[]> {
    const tags: string[] = []
    const { size } = await stat(path)
    for (let start = 0; start < size; start += PART_BYTES) {
      const end = Math.min(start + PART_BYTES, size) - 1
      const body = Buffer.concat(await createReadStream(path, { start, end }).toArray())
      const address = `${target}&partNumber=${tags.length + 1}`
      const answer = await ask(address, { method: 'PUT', body }, [stop])
      tags.push(answer.headers.get('ETag') ?? '')
    }
    return tags
  }

  return {
    name: base,
    list,
    put,
    fetch: async (name, folder) => {
      const path = join(folder, name)
      const { body } = await ask(`${base}/${name}`)
      if (body) await pipeline(Readable.fromWeb(body), createWriteStream(path, { mode: 0o600 }))
      return path
    },
    remove: async (name) => void (await ask(`${base}/${name}`, { method: 'DELETE' })),
  }
}

/** Whether the bucket is named by its host, as in my-backups.s3.ap-south-1.amazonaws.com. */
function isBucketInHost(origin: string): boolean {
  return /^https?:\/\/[^/]+\.s3[.-][^/]*amazonaws\.com$/.test(origin)
}
