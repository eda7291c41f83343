import type { z } from 'zod'

import type { AuditEntry } from '#app/audit/audit-entry.ts'
import type { DocumentKind } from '#app/editor/document-kind.ts'
import type { EditorProps } from '#app/editor/document-editor.tsx'
import type { SlotGroup } from '#app/editor/photos/photo-slots.ts'
import type { DraftState, PublishAnswer } from '#app/editor/draft/draft-answer.ts'
import type { Json } from '#app/lib/json/json.ts'
import type { FactChange, Sources } from '#app/projects/facts/project-facts.ts'
import type { Actor, Subject } from '#app/publishing/document-tables.ts'
import type { Content } from '#app/publishing/edited-content.ts'
import type { Fault } from '#app/publishing/fault.ts'
import type { PreviewLinks } from '#app/publishing/preview-links.server.ts'
import type { Publish, Schedules } from '#app/publishing/schedules.server.ts'
import type { Version, Versions } from '#app/publishing/versions.server.ts'
import type { Executor } from '#db/client.server.ts'

export type AuditedAction = 'published' | 'scheduled' | 'unscheduled' | 'linked'

export type PhotoAction = 'put' | 'worded' | 'removed' | 'returned'

export type PublishInput =
  /** `isPartly` keeps facts without a source as published, and in the draft. */
  { version: string; isPartly: boolean } | { isArchived: true }

export type PublishResult =
  | { kind: 'published'; changes: FactChange[] }
  /** A legal text that is shown from a later day. */
  | { kind: 'announced'; from: string }
  | { kind: 'absent' }
  | { kind: 'overtaken'; newest: { madeBy: string | null } | undefined }
  | Refusal

export type Refusal = Extract<PublishAnswer, { kind: 'faulty' | 'unsourced' }>

type FormProps = Pick<
  EditorProps,
  'name' | 'fields' | 'note' | 'missed' | 'hasPage' | 'hasPhotos' | 'isOnSite'
>

type Written = Pick<Version<Subject, Sources>, 'content' | 'sources'>

/** What publishing and the editor need to know of one kind of document. */
export type DocumentType<S extends Subject> = {
  kind: DocumentKind
  versions: Versions<S, Sources>
  schedules: Schedules<S>
  links: PreviewLinks<S>
  absent: string
  sentSources: z.ZodType<Sources>
  /** A version's sources, each with the value that it is for. */
  namedSources: (version: Written) => Sources
  /** Undefined where the path can name none. */
  findKnown: (name: string) => KnownDocument<S> | undefined
  /** Publishes what is due at this moment. */
  publishScheduled: (now: Date) => Publish<S>
  entry: (action: AuditedAction, subject: S) => AuditEntry
  photoEntry: (action: PhotoAction, subject: S, slot: string) => AuditEntry
  auditRevoked: (subject: S) => AuditEntry
}

/** One document, as files and publications know it. */
export type KnownDocument<S extends Subject> = {
  subject: S
  /** Undefined before the first publication. */
  published: Content
  isArchived: boolean
  /** As installed; undefined without a file. */
  file: Content
  /** The file in all languages. */
  storedFile: Json
  nameOf: (content: Content) => string
  formProps: (content: Content) => FormProps
  /** Of its photos; undefined while neither draft nor publication can be read, and for a page without any. */
  slots: (content: Content) => SlotGroup[] | undefined
  /** What was sent, with what no editor changes. */
  withOwnFields: (content: Content) => Content
  stateOf: (content: Content, sources: Sources) => DraftState
  /** What keeps it from being read. */
  faultsIn: (content: Content) => Fault[]
  /** Why it could not be published at this moment. */
  refusalAt: (moment: Date, version: Written) => Refusal | undefined
  /** Writes an archive to the audit log; the caller a publication. */
  publish: (trx: Executor, input: PublishInput, by: NonNullable<Actor>) => Promise<PublishResult>
  previewPath: (token: string) => string
}
