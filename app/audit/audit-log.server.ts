import { auditTexts } from '#app/strings/en/audit-log.ts'
import type { Executor } from '#db/client.server.ts'

import { machineTime, formatTime } from './format-time.ts'
import { auditEntry, type AuditEntry } from './audit-entry.ts'
import { auditSentence } from './audit-sentence.ts'

const LINES = 50

export type AuditLine = { id: string; at: string; shown: string; text: string }
/** `older` pages back; null at the end. */
export type AuditPage = { lines: AuditLine[]; older: string | null }

/** Appends an entry that the database never changes or deletes; `by` is null outside a session. */
export async function writeAudit(
  db: Executor,
  by: { id: string } | null,
  entry: AuditEntry,
): Promise<void> {
  await db.insertInto('audit_log').values(auditRow(by, entry)).execute()
}

/** For a statement that also writes the change itself. */
export function auditRow(by: { id: string } | null, entry: AuditEntry) {
  const { kind, leadId = null, personId = null, ...detail } = auditEntry.parse(entry)
  return {
    staff_id: by?.id ?? null,
    kind,
    lead_id: leadId,
    person_id: personId,
    detail: JSON.stringify(detail),
  }
}

export async function listAudit(db: Executor, before: string | null): Promise<AuditPage> {
  const start = before !== null && /^\d{1,18}$/.test(before) ? before : undefined
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('staff_users as by', 'by.id', 'audit_log.staff_id')
    .leftJoin('staff_users as about', 'about.id', 'audit_log.person_id')
    .select(['audit_log.id', 'staff_id', 'written_at', 'kind', 'lead_id', 'person_id', 'detail'])
    .select(['by.name as who', 'about.name as whom'])
    .$if(start !== undefined, (query) => query.where('audit_log.id', '<', start ?? ''))
    .orderBy('audit_log.id', 'desc')
    .limit(LINES + 1)
    .execute()
  const shown = rows.slice(0, LINES)
  const now = new Date()
  const lines = shown.map(({ id, staff_id, written_at, who, whom, ...row }) => ({
    id,
    at: machineTime(written_at),
    shown: formatTime(written_at, now),
    text: sentenceOf(row, { who: staff_id === null ? auditTexts.command : who, whom }),
  }))
  return { lines, older: rows.length > LINES ? (shown.at(-1)?.id ?? null) : null }
}

type Row = { kind: string; lead_id: string | null; person_id: string | null; detail: unknown }

/** An entry of a newer version of the product shows its kind. */
function sentenceOf(row: Row, names: { who: string | null; whom: string | null }): string {
  const detail = typeof row.detail === 'object' ? row.detail : {}
  const read = auditEntry.safeParse({
    kind: row.kind,
    leadId: row.lead_id ?? undefined,
    personId: row.person_id ?? undefined,
    ...detail,
  })
  const who = names.who ?? auditTexts.formerUser
  const whom = names.whom ?? auditTexts.formerUser
  return read.success ? auditSentence(read.data, { who, whom }) : `${who}: ${row.kind}`
}
