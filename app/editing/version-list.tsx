import { Form } from 'react-router'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import type { Difference } from '#app/projects/versions/difference.ts'

import { DifferenceList } from './difference-list.tsx'

/** A version as its history tells of it. */
export type ShownVersion = {
  id: string
  note: string | null
  by: string | null
  /** For machines, and for people. */
  at: string
  when: string
  published: string | null
  /** Whether it was published as what is listed no more. */
  isArchived: boolean
  /** From the version before it. */
  differences: readonly Difference[]
}

/** Every version, newest first, with what it changed and the way back to it; the file comes last. */
export function VersionList({
  versions,
  hasFile,
}: {
  versions: readonly ShownVersion[]
  hasFile: boolean
}) {
  return (
    <ol className="listing-history">
      {versions.map((version) => (
        <li key={version.id}>
          <h2>
            {texts.version(version.id)}
            {version.published ? (
              <small>
                {version.isArchived
                  ? texts.archivedOn(version.published)
                  : texts.publishedOn(version.published)}
              </small>
            ) : null}
          </h2>
          <p>
            <time dateTime={version.at}>{version.when}</time>, {texts.by(version.by)}
            {version.note === null ? null : `: ${version.note}`}
          </p>
          <details>
            <summary>{texts.differs(version.differences.length)}</summary>
            <DifferenceList differences={version.differences} />
          </details>
          <RestoreForm version={version.id} />
        </li>
      ))}
      {hasFile ? (
        <li>
          <h2>{texts.file}</h2>
          <RestoreForm version="file" />
        </li>
      ) : null}
    </ol>
  )
}

function RestoreForm({ version }: { version: string }) {
  return (
    <Form method="post">
      <button className="button button--line" name="version" value={version}>
        {texts.restore}
      </button>
    </Form>
  )
}
