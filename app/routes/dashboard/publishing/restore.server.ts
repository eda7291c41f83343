import { data, redirect } from 'react-router'

import type { RestoreOvertaken } from '#app/editor/conflict/restore-notice.tsx'
import { differences } from '#app/projects/publishing/difference.ts'

import { versionIn } from './shown-history.server.ts'

type Newest = { id: string; madeBy: string | null; content: unknown }
type Saved = { kind: 'saved'; id: string } | { kind: 'overtaken'; newest: Newest | undefined }

/** The version that a form of the history was shown with, on which what it restores is based; null for the file. */
export function restoredOn(sent: string, newest: string | null): string | null {
  // Where nothing was ever saved there is no version that the form could name.
  return newest === null ? null : (versionIn(sent) ?? null)
}

/**
 * What whoever restored a version is answered: the editor with it or, where somebody else has saved since
 * they looked, what differs, as 409; nothing of theirs is overwritten.
 */
export function restoreAnswer(
  saved: Saved,
  { version, content, editor }: { version: string; content: unknown; editor: string },
) {
  if (saved.kind === 'saved' || !saved.newest) return redirect(editor)
  const { id, madeBy: by, content: newest } = saved.newest
  const theirs = differences(content, newest)
  // They restored the same.
  if (theirs.length === 0) return redirect(editor)
  const overtaken: RestoreOvertaken = { version, newest: { id, by }, theirs }
  return data({ overtaken }, { status: 409 })
}
