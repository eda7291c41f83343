import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { Config } from '#app/config/config.server.ts'
import { bucketOf } from '#app/media/storage/media-bucket.server.ts'
import { listPhotos, mediaFolder } from '#app/media/storage/media-folder.server.ts'
import { mediaMirror } from '#app/media/storage/media-mirror.server.ts'
import { backupSecrets, type BackupFile } from '#db/backup/archive.ts'
import { dataPath } from '#db/data-folder.ts'

const MEDIA_LIST = 'media/media.json'

/** Photos with their list, and the data folder's secrets, which only an encrypted backup contains. */
export async function* backupFiles(
  config: Config,
  isEncrypted: boolean,
): AsyncGenerator<BackupFile> {
  const bucket = bucketOf(config)
  if (bucket) await mediaMirror(config.DATA_DIR, bucket)()
  yield* photos(config.DATA_DIR)
  if (!isEncrypted) return
  for (const name of backupSecrets) {
    const path = dataPath(config.DATA_DIR, name)
    if (existsSync(path)) yield { name: basename(path), bytes: await readFile(path) }
  }
}

/** The list comes last, with the photos that are in the backup: others may change meanwhile. */
async function* photos(dataFolder: string): AsyncGenerator<BackupFile> {
  const read = new Set<string>()
  const list = await listPhotos(dataFolder)
  for (const { file } of list) {
    const bytes = await readFile(join(mediaFolder(dataFolder), file)).catch(() => undefined)
    if (!bytes) continue
    read.add(file)
    yield { name: `media/${file}`, bytes }
  }
  if (read.size === 0) return
  const there = list.filter(({ file }) => read.has(file))
  yield { name: MEDIA_LIST, bytes: Buffer.from(`${JSON.stringify(there, null, 2)}\n`) }
}
