import { Form, Link } from 'react-router'

import type { Difference } from '#app/publishing/difference.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

import { ConflictBox } from './conflict-notice.tsx'

/** A version to restore, and a newer one than the history shows. */
export type RestoreConflict = {
  version: string
  newest: { id: string; by: string | null }
  theirs: readonly Difference[]
}

type Props = { conflict: RestoreConflict; editor: string }

export function RestoreBox({ conflict: { version, newest, theirs }, editor }: Props) {
  return (
    <ConflictBox
      heading={texts.conflict(newest.by)}
      note={texts.restoreConflict}
      differences={theirs}
      names={{ theirs: texts.theirs, yours: texts.toBeRestored }}
    >
      <div className="conflict-choice">
        <Form method="post">
          <input type="hidden" name="on" value={newest.id} />
          <button className="button" name="version" value={version}>
            {texts.restoreAfter}
          </button>
        </Form>
        <Link className="button button--line" to={editor}>
          {texts.keepTheirs}
        </Link>
      </div>
    </ConflictBox>
  )
}
