import { sql } from 'kysely'

import { formatTime, machineTime } from '#app/audit/format-time.ts'
import { listPeople } from '#app/leads/detail/history/lead-record.server.ts'
import { fileTexts, importTexts as texts } from '#app/strings/en/sources/files.ts'
import type { Executor } from '#db/client.server.ts'

import {
  findLike,
  findSameFile,
  listImports,
  type ImportState,
  type SourceImport,
} from './import-store.server.ts'
import { previewRows, readFirstRows } from './preview-import.server.ts'
import { listReasons } from './rejected-rows.server.ts'
import { findImportedLeads } from './revert-leads.server.ts'
import type { RowResult } from './settle-rows.server.ts'
import type { ReadLead } from '#app/sources/pipeline/enquiry-key.server.ts'

export type ImportView = ReturnType<typeof importView>

/** An import as the pages show it. */
export function importView(file: SourceImport, now: Date) {
  const { id, fileName, sourceId, sourceName, state, failure, counts, madeBy, madeAt } = file
  const time = formatTime(madeAt, now)
  return {
    id,
    fileName,
    sourceId,
    sourceName,
    state,
    failure: failure ?? '',
    counts,
    at: machineTime(madeAt),
    shown: time,
    about: texts.about(counts.rows, madeBy ?? undefined, time),
    result: texts.sum(counts.created, counts.repeat, counts.rejected),
  }
}

export async function listImportViews(db: Executor, now: Date): Promise<ImportView[]> {
  return (await listImports(db)).map((file) => importView(file, now))
}

export type DraftView = Awaited<ReturnType<typeof readDraft>>

const SHOWN_VALUES = 3

/** What the form of the columns shows, and what becomes of the first rows. */
export async function readDraft(
  db: Executor,
  file: SourceImport,
  { now, isPreviewed }: { now: Date; isPreviewed: boolean },
) {
  const { columns, fields, firstRow } = file
  const [rows, sources, people, like, same] = await Promise.all([
    readFirstRows(db, file.id),
    listSourceChoices(db),
    listPeople(db),
    findLike(db, columns),
    findSameFile(db, file),
  ])
  const isReady = isPreviewed && rows !== undefined && fields.includes('phone')
  const results = isReady ? await previewRows(db, file, rows) : undefined
  return {
    columns: columns.map((name, at) => ({
      name,
      field: fields[at] ?? 'keep',
      values: (rows ?? []).slice(0, SHOWN_VALUES).map((row) => row[at] ?? ''),
    })),
    isDayFirst: file.isDayFirst,
    sources,
    sourceId: file.sourceId,
    people: people
      .filter(({ isNew }) => !isNew)
      .map(({ id, name }) => ({ value: id, label: name })),
    ownerId: file.ownerId ?? '',
    failure: rows === undefined ? fileTexts.sealed : '',
    remembered: like ? texts.remembered(like.fileName) : '',
    same: same ? texts.same(formatTime(same.madeAt, now)) : '',
    preview: results?.map((result, index) => previewLine(result, firstRow + index)),
  }
}

function previewLine(result: RowResult, line: number) {
  const { kind, read } = result
  const { name = '', project = '', message = '' } = read?.parsed ?? {}
  return {
    line,
    kind,
    name,
    phone: read ? shownPhone(read) : '',
    says: [project, message].filter(Boolean).join(': '),
    reason: result.kind === 'rejected' ? result.reason : '',
  }
}

/** As it is stored, or as written where it is no phone. */
function shownPhone({ parsed, phones }: ReadLead): string {
  return phones.phones[0]?.number ?? parsed.phones[0] ?? ''
}

async function listSourceChoices(db: Executor): Promise<{ value: string; label: string }[]> {
  const { rows } = await sql<{ value: string; label: string }>`
    select id::text as value, name as label from sources order by lower(name), id`.execute(db)
  return rows
}

const ENDED: readonly ImportState[] = ['done', 'cancelled', 'failed', 'reverting', 'reverted']

export type ResultView = NonNullable<Awaited<ReturnType<typeof readResult>>>

/** The rejected rows and the leads that are there; undefined before the end. */
export async function readResult(db: Executor, file: SourceImport) {
  if (!ENDED.includes(file.state)) return undefined
  const [reasons, leads] = await Promise.all([
    listReasons(db, file),
    findImportedLeads(db, file.id),
  ])
  const isRevertible = file.state !== 'reverting' && file.state !== 'reverted'
  return { reasons, leads, isRevertible }
}
