import { config } from '#app/config/config.server.ts'
import { JobEnded } from '#app/lib/async/worker.server.ts'
import { unpackUpload } from '#app/media/photos/photo-job.ts'
import type { Plan } from '#app/media/photos/plan.ts'
import type { Prepared } from '#app/media/photos/prepare-photo.server.ts'
import { withSpooled } from '#app/media/photos/spool.server.ts'
import { maxUploadBytes } from '#app/media/photos/upload-size.server.ts'
import { readPhoto } from '#app/projects/render-worker/render-worker.server.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

export type SentPhoto =
  | (Omit<Prepared, 'data'> & { data: Uint8Array; alt: string; plan?: Plan | undefined })
  | SentRefusal
type SentRefusal = { status: number; why: string }

/** Streams an upload into a file, which the worker reads for a slot. */
export async function readSent(request: Request, slot: string, isPlan = false): Promise<SentPhoto> {
  const sent = { body: request.body ?? new Blob([]).stream(), maxBytes: maxUploadBytes() }
  const type = request.headers.get('Content-Type') ?? ''
  const packed = await withSpooled(config.DATA_DIR, sent, (path) =>
    readPhoto({ kind: 'photograph', path, type, slot, isPlan }, request.signal),
  ).catch((error: unknown) => {
    if (isFull(error)) return 'full' as const
    if (error instanceof JobEnded) return 'ended' as const
    throw error
  })
  if (packed === 'large') return { status: 413, why: texts.tooLarge(config.PHOTO_MAX_MB) }
  if (packed === 'full') return { status: 507, why: texts.diskFull }
  if (packed === 'ended') return { status: 422, why: texts.tooHeavy }
  if (packed === 'busy') return { status: 503, why: texts.busy }
  const { result, data } = unpackUpload(packed)
  return 'refused' in result ? { status: 422, why: result.refused } : { ...result, data }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}
