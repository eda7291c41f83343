import type { ComponentProps, ReactNode } from 'react'
import { Form, Link } from 'react-router'

import { keyOf, moveText } from '#app/editor/changes/difference-list.tsx'
import { pathName, pathNameIn, valueName } from '#app/editor/form/field-name.ts'
import type { Difference } from '#app/publishing/difference.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { ConflictChoice, conflictTexts, type Choice } from './conflict-choice.tsx'

import type { Touched } from '#app/publishing/three-way-merge.ts'

type Props = ComponentProps<typeof TwoSides> & {
  /** The editor who saved the newer version. */
  heading: string
  note: string
  children: ReactNode
}

function ConflictBox({ heading, note, children, ...sides }: Props) {
  return (
    <section className="conflict" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title" tabIndex={-1}>
        <Icon name="alert" />
        {heading}
      </h2>
      <p>{note}</p>
      <TwoSides {...sides} />
      {children}
    </section>
  )
}

type SideBySideProps = {
  differences: readonly Difference[]
  names: { theirs: string; yours: string }
  /** Known only where the common version is known. */
  touched?: Touched | undefined
}

function TwoSides({ differences, names, touched }: SideBySideProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{names.theirs}</th>
          <th scope="col">{names.yours}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((one) => (
          <tr key={keyOf(one)}>
            <th scope="row">{pathName(one.at, one.section)}</th>
            <td>
              {moveText(one) || (valueName(one.became, one.at) ?? texts.nothing)}
              <Unchanged one={one} by={touched?.byThem} other={touched?.byMe} />
            </td>
            <td>
              {valueName(one.was, one.at) ?? texts.nothing}
              <Unchanged one={one} by={touched?.byMe} other={touched?.byThem} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type UnchangedProps = {
  one: Difference
  by: ReadonlySet<string> | undefined
  other: ReadonlySet<string> | undefined
}

/** Only where the other side changed it, since moved rows have other numbers. */
function Unchanged({ one, by, other }: UnchangedProps) {
  const way = JSON.stringify(one.at)
  if (!other?.has(way) || by?.has(way)) return null
  return <span className="caption"> ({texts.notChanged})</span>
}

type OutdatedProps = Choice & {
  /** On a narrow screen the choices are in `ActionBar`. */
  isNarrow: boolean
}

export function OutdatedNotice({ isNarrow, ...choice }: OutdatedProps) {
  const { conflict, me } = choice
  if (!conflict) return null
  const labels = conflictTexts(conflict, me)
  const { newest, theirs, both } = conflict
  return (
    <ConflictBox
      heading={labels.heading}
      note={labels.note}
      differences={theirs}
      names={labels}
      touched={both}
    >
      {both && both.clashes.length > 0 ? (
        <p>{labels.clashes(both.clashes.map((at) => pathNameIn(at, newest.content)).join('; '))}</p>
      ) : null}
      {isNarrow ? null : <ConflictChoice {...choice} />}
    </ConflictBox>
  )
}

/** A version to restore, and a newer one than the history shows. */
export type RestoreConflict = {
  version: string
  newest: { id: string; by: string | null }
  theirs: readonly Difference[]
}

type RestoreProps = { conflict: RestoreConflict; editor: string }

export function RestoreBox({ conflict: { version, newest, theirs }, editor }: RestoreProps) {
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
