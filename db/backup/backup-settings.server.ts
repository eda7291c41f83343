import type { Config } from '#app/config/config.server.ts'

import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'
import type { Place } from './place.ts'
import type { Lock } from './seal.ts'

export function backupPlace(config: Config): Place | undefined {
  const { BACKUP_TO: to, BACKUP_BUCKET_KEY_ID: keyId, BACKUP_BUCKET_SECRET: secret } = config
  if (to === undefined) return undefined
  if (keyId === undefined || secret === undefined || !/^(?:s3|https?):/.test(to)) {
    return folderPlace(to)
  }
  const region = config.BACKUP_BUCKET_REGION
  const url = to.startsWith('s3://')
    ? `https://s3.${region ?? ''}.amazonaws.com/${to.slice('s3://'.length)}`
    : to
  return bucketPlace({ url, keyId, secret, region })
}

export function backupLock(config: Config): Lock {
  return { recipients: config.BACKUP_KEY ?? [], passphrase: config.BACKUP_PASSPHRASE }
}
