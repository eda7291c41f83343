import { Form, Link } from 'react-router'

import { changedNames, DifferenceList } from '#app/editor/changes/difference-list.tsx'
import type { Difference } from '#app/publishing/difference.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

export type ShownSitting = {
  id: string
  count: number
  note: string | null
  by: string | null
  /** `at` is the end as an ISO date, `when` a period in words. */
  at: string
  when: string
  published: string | null
  isArchived: boolean
  isBegun: boolean
  /** From the previous version; for a publication, from the previous publication. */
  differences: readonly Difference[]
}

export type ShownHistory = {
  rows: readonly ShownSitting[]
  /** The sitting whose versions have a row each; undefined for one row per sitting. */
  sitting: string | undefined
  older: string | undefined
  isWhole: boolean
}

type Props = {
  history: ShownHistory
  address: string
  hasFile: boolean
  /** Null for the file. */
  newest: string | null
}

/** Versions newest first with their changes and a Restore button; the file is last. */
export function VersionList({ history, address, hasFile, newest }: Props) {
  const { rows, sitting, older, isWhole } = history
  return (
    <>
      {sitting === undefined ? null : (
        <p>
          <Link className="link" to={address}>
            {texts.wholeHistory}
          </Link>
        </p>
      )}
      <ol className="editor-history">
        {rows.map((row) => (
          <SittingRow key={row.id} {...{ row, address, newest }} />
        ))}
        {hasFile && isWhole && sitting === undefined ? (
          <li>
            <h2>{texts.file}</h2>
            <div className="editor-history-actions">
              <RestoreForm version="file" newest={newest} of={texts.file} />
            </div>
          </li>
        ) : null}
      </ol>
      {older === undefined ? null : (
        <p>
          <Link
            className="link"
            rel="next"
            to={`${address}?${sitting === undefined ? 'from' : 'sitting'}=${older}`}
          >
            {texts.older}
          </Link>
        </p>
      )}
    </>
  )
}

type RowProps = Pick<Props, 'address' | 'newest'> & { row: ShownSitting }

function SittingRow({ row, address, newest }: RowProps) {
  const { id, count, note, by, at, when, differences } = row
  return (
    <li>
      <h2>
        {texts.by(by)}, <time dateTime={at}>{when}</time>
        <small>{fateOf(row)}</small>
      </h2>
      {note === null ? null : <p>{note}</p>}
      <p>{changeText(row)}</p>
      {differences.length === 0 ? null : (
        <details>
          <summary>{texts.differs(differences.length)}</summary>
          <DifferenceList differences={differences} />
        </details>
      )}
      <div className="editor-history-actions">
        {count === 1 ? (
          <span className="caption">{texts.version(id)}</span>
        ) : (
          <Link className="link" to={`${address}?sitting=${id}`}>
            {texts.versions(count)}
            <span className="visually-hidden">, {when}</span>
          </Link>
        )}
        <RestoreForm version={id} newest={newest} of={when} />
      </div>
    </li>
  )
}

function fateOf({ published, isArchived }: ShownSitting): string {
  if (published === null) return texts.isDraft
  return isArchived ? texts.archivedOn(published) : texts.publishedOn(published)
}

function changeText({ isBegun, published, differences }: ShownSitting): string {
  if (isBegun) return texts.begun
  if (differences.length > 0) return texts.changed(changedNames(differences))
  return published === null ? texts.noChangesHere : texts.noChangesPublished
}

type RestoreProps = { version: string; newest: string | null; of: string }

function RestoreForm({ version, newest, of }: RestoreProps) {
  return (
    <Form method="post">
      <input type="hidden" name="on" value={newest ?? ''} />
      <button className="button button--line" name="version" value={version}>
        {texts.restore}
        <span className="visually-hidden">: {of}</span>
      </button>
    </Form>
  )
}
