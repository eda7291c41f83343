import { redirect, replace, type RouterContextProvider } from 'react-router'

import type { AuditEntry } from '#app/audit/audit-entry.ts'
import { writeAudit } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import type { PhotoAnswer } from '#app/editor/photos/send-photo.ts'
import type { SlotGroup } from '#app/editor/photos/photo-slots.ts'
import { recheckAlerts } from '#app/enquiries/alerts/due-alerts.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import type { Meant } from '#app/media/photos/photo-list.ts'
import type { Photo } from '#app/media/photos/photo.ts'
import { changePhotos, type PhotoStore } from '#app/media/photos/store-photo.server.ts'
import { bucketOf } from '#app/media/storage/media-bucket.server.ts'
import { isPlanSlot } from '#app/media/slots/plan-slots.ts'
import { media } from '#app/media/storage/media.server.ts'
import { editorAddress } from '#app/editor/document-kind.ts'
import { openForEditor } from '#app/routes/dashboard/documents/document-call.server.ts'
import type {
  DocumentParams,
  OpenDocument,
} from '#app/routes/dashboard/documents/edited-document.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { db } from '#db/client.server.ts'

import { storedSlot } from './project-slots.server.ts'

type HandlerArgs = {
  request: Request
  params: DocumentParams
  context: Readonly<RouterContextProvider>
}

export type PhotoCall = {
  staff: Staff
  document: OpenDocument
  groups: SlotGroup[]
  slot: string
  meant: Meant
  field: (name: string) => string
}

/** Opening an address of a form leads to its page. */
export function leadToPhotos({ params }: Pick<HandlerArgs, 'params'>) {
  const kind = params.page === undefined ? 'project' : 'page'
  const id = encodeURIComponent(params.page ?? params.project ?? '')
  return replace(`${editorAddress(kind, id)}/photos`)
}

/** The page of all photos, at one slot. */
export function slotAddress({ address }: Pick<OpenDocument, 'address'>, slot: string): string {
  return `${address}/photos#${slot}`
}

/** Reads a form's `slot` and `photograph`; throws 403 without edit rights, 404 without such a slot. */
export async function openPhotoCall(args: HandlerArgs): Promise<PhotoCall> {
  const { staff, document } = await openForEditor(args)
  const groups = document.slots ?? []
  const field = await postedFields(args.request)
  const [slot, hash] = [field('slot'), field('photograph')]
  const stored = storedSlot(groups, slot)
  if (stored === undefined) throw new Response(texts.noSlot, { status: 404 })
  return { staff, document, groups, slot, meant: { slot: stored, hash }, field }
}

type PhotoChange = {
  entry: AuditEntry
  changed: (list: readonly Photo[]) => Photo[] | undefined
  message: string
}

/** Changes the photos with an audit entry; 409 where the named photo is gone. */
export async function changeOne(
  request: Request,
  { staff, document, slot }: Pick<PhotoCall, 'staff' | 'document' | 'slot'>,
  { entry, changed, message }: PhotoChange,
): Promise<Response> {
  const isDone = await changePhotos(storeOf(staff, entry), changed)
  await followChange(document, slot)
  const back = slotAddress(document, slot)
  return isDone
    ? answerChange(request, { kind: 'done', message }, { status: 200, back })
    : answerChange(request, { kind: 'refused', why: texts.conflict }, { status: 409, back })
}

/** Shows what was stored; a floor plan may answer visitors' alerts. */
export async function followChange(
  { known: { subject } }: Pick<OpenDocument, 'known'>,
  slot: string,
): Promise<void> {
  await media.catchUp()
  if (isPlanSlot(slot) && typeof subject === 'number') await recheckAlerts(db, subject)
}

export function storeOf(staff: Staff, entry: AuditEntry): PhotoStore {
  return {
    dataFolder: config.DATA_DIR,
    bucket: bucketOf(config),
    notify: () => writeAudit(db, staff, entry),
  }
}

/** JSON for the page's script; a form without script returns to its page. */
export function answerChange(
  request: Request,
  answer: PhotoAnswer,
  { status, back }: { status: number; back: string },
): Response {
  if (request.headers.get('Accept') === 'application/json') return Response.json(answer, { status })
  return redirect(back)
}
