import { AwsClient } from 'aws4fetch'

import { BackupRefusal } from './archive.ts'

export type Bucket = { url: string; keyId: string; secret: string; region?: string | undefined }

export type BucketRequest = (path: string, init?: RequestInit, more?: More) => Promise<Response>
type More = { stop?: AbortSignal; ms?: number }

const TIMEOUT_MS = 120_000

/** Throws a `BackupRefusal` for an error or no answer. */
export function bucketClient({ url, keyId, secret, region }: Bucket): BucketRequest {
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
