import type { ShownVersion } from '#app/editing/version-list.tsx'
import { differences } from '#app/projects/versions/difference.ts'
import { machineTime, shownTime } from '#app/staff/shown-time.ts'

/** Versions that a history shows; each of an autosave is one. */
export const SHOWN_VERSIONS = 200

type Version = {
  id: string
  content: unknown
  note: string | null
  madeBy: string | null
  madeAt: Date
  publishedAt: Date | null
  /** Of listings alone: whether publishing it took it off the site. */
  isArchived?: boolean
}

/** Versions, newest first, each with what it changed; the first of all changed what its file says. */
export function shownVersions(versions: readonly Version[], file: unknown): ShownVersion[] {
  const now = new Date()
  const before = (at: number) =>
    versions[at + 1]?.content ?? (at + 1 < SHOWN_VERSIONS ? file : undefined)
  return versions.map(
    ({ id, content, note, madeBy, madeAt, publishedAt, isArchived = false }, at) => ({
      id,
      note,
      by: madeBy,
      at: machineTime(madeAt),
      when: shownTime(madeAt, now),
      published: publishedAt ? shownTime(publishedAt, now) : null,
      isArchived,
      differences: differences(before(at), content),
    }),
  )
}
