import { editorAddress } from '#app/editor/document-kind.ts'
import type { SlotGroup } from '#app/editor/photos/photo-slots.ts'
import type { Sources } from '#app/projects/facts/project-facts.ts'
import type { AuditEntry } from '#app/audit/audit-entry.ts'
import type { Schedule } from '#app/publishing/schedules.server.ts'
import type { Subject } from '#app/publishing/document-tables.ts'
import type { Content } from '#app/publishing/edited-content.ts'
import type { Version } from '#app/publishing/versions.server.ts'
import type { Executor } from '#db/client.server.ts'

import type {
  AuditedAction,
  DocumentType,
  KnownDocument,
  PhotoAction,
} from './document-type.server.ts'
import { pageType } from './page-type.server.ts'
import { projectType } from './project-type.server.ts'

type Draft = {
  content: Content
  sources: Sources
  basedOn: string | null
  note: string | null
  like?: string | undefined
}

/** A document with its newest version. */
export class EditedDocument<S extends Subject = Subject> {
  readonly type: DocumentType<S>
  readonly known: KnownDocument<S>
  readonly newest: Version<S, Sources> | undefined

  constructor(
    type: DocumentType<S>,
    known: KnownDocument<S>,
    newest: Version<S, Sources> | undefined,
  ) {
    this.type = type
    this.known = known
    this.newest = newest
  }

  get address(): string {
    return editorAddress(this.type.kind, this.known.subject)
  }

  get content(): Content {
    return this.newest ? this.newest.content : this.known.published
  }

  /** Of a draft; what is published needs none. */
  get sources(): Sources {
    return this.newest?.publishedAt === null ? this.type.namedSources(this.newest) : {}
  }

  get version(): string | null {
    return this.newest?.id ?? null
  }

  /** Undefined for a version of another document, too. */
  async findVersion(db: Executor, id: string): Promise<Version<S, Sources> | undefined> {
    const version = await this.type.versions.find(db, id)
    return version?.subject === this.known.subject ? version : undefined
  }

  save(db: Executor, draft: Draft, by: { id: string }) {
    const { subject, storedFile: file } = this.known
    return this.type.versions.save(db, { ...draft, subject, file }, by)
  }

  entry(action: AuditedAction): AuditEntry {
    return this.type.entry(action, this.known.subject)
  }

  photoEntry(action: PhotoAction, slot: string): AuditEntry {
    return this.type.photoEntry(action, this.known.subject, slot)
  }

  get slots(): SlotGroup[] | undefined {
    return this.known.slots(this.content)
  }

  listSchedules(db: Executor): Promise<Schedule<S>[]> {
    return this.type.schedules.listOf(db, this.known.subject)
  }

  cancelSchedule(db: Executor, id: string, by: { id: string }): Promise<boolean> {
    return this.type.schedules.cancel(db, { id, subject: this.known.subject }, by)
  }

  listMarks(db: Executor, page: { upTo: string | undefined; limit: number }) {
    return this.type.versions.listMarks(db, this.known.subject, page)
  }

  readContents(db: Executor, ids: readonly string[]): Promise<Map<string, Content>> {
    return this.type.versions.readContents(db, this.known.subject, ids)
  }
}

async function open<S extends Subject>(
  db: Executor,
  type: DocumentType<S>,
  name: string,
): Promise<EditedDocument<S>> {
  const known = type.findKnown(name)
  const newest = known && (await type.versions.findNewest(db, known.subject))
  if (!known || (!newest && known.published === undefined))
    throw new Response(type.absent, { status: 404 })
  return new EditedDocument(type, known, newest)
}

export type OpenDocument = EditedDocument<number> | EditedDocument<string>

export type DocumentParams =
  | { project: string; page?: undefined }
  | { page: string; project?: undefined }

/** Throws 404 where the path names no document. */
export function openDocument(db: Executor, params: DocumentParams): Promise<OpenDocument> {
  return params.page === undefined
    ? openProject(db, params.project)
    : open(db, pageType, params.page)
}

export function openProject(db: Executor, name: string): Promise<EditedDocument<number>> {
  return open(db, projectType, name)
}
