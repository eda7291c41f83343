import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from '#app/config.server.ts'
import { bucketOf } from '#app/pictures/media-bucket.server.ts'
import { listPhotographs, mediaFolder } from '#app/pictures/media-folder.server.ts'

/** Puts restored photographs into the bucket where that has none, since servers follow the bucket; nothing without one. */
export async function fillBucket(config: Config): Promise<void> {
  const bucket = bucketOf(config)
  if (!bucket || ((await bucket.readList())?.list.length ?? 0) > 0) return
  const list = await listPhotographs(config.DATA_DIR)
  for (const { file } of list) {
    await bucket.put(file, new Uint8Array(await readFile(join(mediaFolder(config.DATA_DIR), file))))
  }
  await bucket.change(() => list)
}
