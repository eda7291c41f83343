import { readFile } from 'node:fs/promises'

import { config } from '#app/config/config.server.ts'
import { withSpooled } from '#app/media/photos/spool.server.ts'
import { fileTexts as texts } from '#app/strings/en/sources/files.ts'
import { hasRoom } from '#db/free-space.server.ts'

export const MAX_FILE_MB = 40
/** For the form around the file. */
const MAX_FORM_BYTES = 64 * 1024

type Sent = { name: string; bytes: Buffer } | { status: number; why: string }

/** The field `file` of an upload. */
export async function readSentFile(request: Request): Promise<Sent> {
  if (!(await hasRoom())) return { status: 507, why: texts.full }
  const type = request.headers.get('Content-Type') ?? ''
  const maxBytes = MAX_FILE_MB * 1e6 + MAX_FORM_BYTES
  const body = request.body ?? new Blob([]).stream()
  const form = await withSpooled(config.DATA_DIR, { body, maxBytes }, async (path) => {
    const sent = new Response(await readFile(path), { headers: { 'Content-Type': type } })
    return sent.formData().catch(() => undefined)
  })
  if (form === 'large') return { status: 413, why: texts.tooLarge(MAX_FILE_MB) }
  const file = form?.get('file')
  if (!(file instanceof File) || file.size === 0) return { status: 422, why: texts.noFile }
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }
}
