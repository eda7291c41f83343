import type { RouterContextProvider } from 'react-router'

import { config } from '#app/config/config.server.ts'
import type { PhotoAnswer } from '#app/editor/photos/send-photo.ts'
import { JobEnded } from '#app/lib/async/worker.server.ts'
import { unpackUpload } from '#app/media/photos/photo-job.ts'
import { withSpooled } from '#app/media/photos/spool.server.ts'
import { putPhoto } from '#app/media/photos/store-photo.server.ts'
import { MAX_UPLOAD_BYTES } from '#app/media/photos/upload-size.server.ts'
import { media } from '#app/media/storage/media.server.ts'
import { readPhoto } from '#app/projects/render-worker/render-worker.server.ts'
import { openProject } from '#app/routes/dashboard/documents/edited-document.server.ts'
import { refuseWhoEditsNot, requireEditorNow } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { db } from '#db/client.server.ts'

import { storedSlot, projectSlots } from './project-slots.server.ts'
import { storeOf } from './photo-call.server.ts'

type HandlerArgs = {
  request: Request
  url: URL
  params: { project: string }
  context: Readonly<RouterContextProvider>
}

export type Taken = { status: number; slot: string; answer: PhotoAnswer }

const MIDDLE = 50

/** Streams an upload into a file for the worker, after authentication; throws 403 for agents, 404 without such a slot. */
export async function takeUpload({ request, url, params, context }: HandlerArgs): Promise<Taken> {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const { content, known } = await openProject(db, params.project)
  const slot = url.searchParams.get('slot') ?? ''
  const stored = storedSlot(projectSlots(known.subject, content), slot)
  if (stored === undefined) throw new Response(texts.noSlot, { status: 404 })
  const refused = (status: number, why: string): Taken => ({
    status,
    slot,
    answer: { kind: 'refused', why },
  })
  const sent = {
    body: request.body ?? new Blob([]).stream(),
    maxBytes: MAX_UPLOAD_BYTES,
  }
  const type = request.headers.get('Content-Type') ?? ''
  const packed = await withSpooled(config.DATA_DIR, sent, (path) =>
    readPhoto({ kind: 'photograph', path, type, slot: stored }, request.signal),
  ).catch((error: unknown) => {
    if (isFull(error)) return 'full' as const
    if (error instanceof JobEnded) return 'ended' as const
    throw error
  })
  if (packed === 'large') return refused(413, texts.tooLarge(config.PHOTO_MAX_MB))
  if (packed === 'full') return refused(507, texts.diskFull)
  if (packed === 'ended') return refused(422, texts.tooHeavy)
  if (packed === 'busy') return refused(503, texts.busy)
  const { result, data } = unpackUpload(packed)
  if ('refused' in result) return refused(422, result.refused)
  // The upload may have taken minutes.
  await requireEditorNow(db, staff)
  const { alt, ...size } = result
  const store = storeOf(staff, { kind: 'photograph-put', listing: known.subject, slot })
  await putPhoto(store, { slot: stored, alt, focus: MIDDLE }, { data, ...size })
  await media.catchUp()
  return { status: 200, slot, answer: { kind: 'done', said: texts.putDone } }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}
