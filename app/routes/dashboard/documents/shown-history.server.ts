import { machineTime, formatMoment, formatSpan } from '#app/audit/format-time.ts'
import type { ShownHistory, ShownSitting } from '#app/editor/history/version-list.tsx'
import { differences } from '#app/publishing/difference.ts'
import { sittingsOf, type VersionMark } from '#app/publishing/sittings.ts'
import type { Content } from '#app/publishing/edited-content.ts'
import type { Executor } from '#db/client.server.ts'

import type { OpenDocument } from './edited-document.server.ts'

const ROWS = 30
/** Versions to scan for these rows; a long editing session has several rows. */
const LOOKED_THROUGH = 2000

/** A page of the history, newest first: a row for each editing session or, with `?sitting=`, for each version of one. */
export async function shownHistory(
  db: Executor,
  document: OpenDocument,
  { url }: Pick<Request, 'url'>,
): Promise<ShownHistory> {
  const { file } = document.known
  const { searchParams } = new URL(url)
  const sitting = versionIn(searchParams.get('sitting'))
  const upTo = sitting ?? versionIn(searchParams.get('from'))
  const marks = await document.listMarks(db, { upTo, limit: LOOKED_THROUGH + 1 })
  const sittings = sittingsOf(marks.slice(0, LOOKED_THROUGH))
  const all = sitting === undefined ? sittings : (sittings[0] ?? []).map((mark) => [mark])
  const rows = all.slice(0, ROWS)
  const before = marks[rows.flat().length]
  // A project from a file was published from the start.
  const isFilePublished = file !== undefined && marks.length <= LOOKED_THROUGH
  const baselines = rows.map((row) => findBaseline(row, marks, isFilePublished))
  const ids = [...rows.map(([newest]) => newest), ...baselines].flatMap((mark) => mark?.id ?? [])
  const contents = await document.readContents(db, ids)
  const now = new Date()
  const shownRows = rows.map((row, at) => {
    const id = baselines[at]?.id
    return shownSitting(row, { contents, before: id === undefined ? file : contents.get(id), now })
  })
  const older = sitting === undefined ? before : all[ROWS]?.[0]
  return {
    rows: shownRows.flatMap((row) => row ?? []),
    sitting,
    older: older?.id,
    isWhole: !before,
  }
}

export function versionIn(text: string | null): string | undefined {
  return text !== null && /^\d{1,18}$/.test(text) ? text : undefined
}

/** Published versions compare with the one published before, others with the one written before; undefined means the file. */
function findBaseline(
  row: readonly VersionMark[],
  marks: readonly VersionMark[],
  isFilePublished: boolean,
): VersionMark | undefined {
  const [newest, oldest] = [row[0], row.at(-1)]
  const older = marks.slice(marks.findIndex((mark) => mark.id === oldest?.id) + 1)
  if (!newest?.publishedAt) return older[0]
  const published = older.find(({ publishedAt }) => publishedAt !== null)
  return published ?? (isFilePublished ? undefined : older[0])
}

type SittingContext = { contents: ReadonlyMap<string, Content>; before: Content; now: Date }

function shownSitting(
  row: readonly VersionMark[],
  { contents, before, now }: SittingContext,
): ShownSitting | undefined {
  const [newest, oldest] = [row[0], row.at(-1)]
  if (!newest || !oldest) return undefined
  const { id, by, note, publishedAt, isArchived } = newest
  return {
    id,
    count: row.length,
    note,
    by,
    at: machineTime(newest.at),
    when: formatSpan(oldest.at, newest.at, now),
    published: publishedAt ? formatMoment(publishedAt, now) : null,
    isArchived,
    isBegun: before === undefined,
    differences: differences(before, contents.get(id)),
  }
}
