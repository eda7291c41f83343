import { data, redirect } from 'react-router'

import type { RestoreConflict } from '#app/editor/conflict/restore-notice.tsx'
import { differences } from '#app/projects/publishing/difference.ts'

import { versionIn } from './shown-history.server.ts'

type Newest = { id: string; madeBy: string | null; content: unknown }
type Saved = { kind: 'saved'; id: string } | { kind: 'overtaken'; newest: Newest | undefined }

/** The version that a history form was shown with; null for the file. */
export function restoredOn(sent: string, newest: string | null): string | null {
  return newest === null ? null : (versionIn(sent) ?? null)
}

/** Redirects to the editor with the restored version; 409 with the differences where someone else has saved since. */
export function restoreAnswer(
  saved: Saved,
  { version, content, editor }: { version: string; content: unknown; editor: string },
) {
  if (saved.kind === 'saved' || !saved.newest) return redirect(editor)
  const { id, madeBy: by, content: newest } = saved.newest
  const theirs = differences(content, newest)
  if (theirs.length === 0) return redirect(editor)
  const conflict: RestoreConflict = { version, newest: { id, by }, theirs }
  return data({ conflict: conflict }, { status: 409 })
}
