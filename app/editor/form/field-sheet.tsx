import { useEffect, useRef, type ReactNode } from 'react'

import { putBack } from '#app/editor/changes/revert-field.ts'
import type { DraftStore } from '#app/editor/draft/draft-store.ts'
import type { DraftView } from '#app/editor/draft/draft-view.ts'
import { StillWrong } from '#app/editor/publish/publish-blockers.tsx'
import type { FieldPath } from '#app/publishing/difference.ts'
import { valueAt, type Content } from '#app/publishing/edited-content.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

import { pathNameIn } from './field-name.ts'
import { FieldView, GroupFields } from './field-view.tsx'
import type { NamedField } from './project-fields.ts'
import { isAlong, openedField, type OpenedField } from './opened-field.ts'
import { showMissingSource } from './show-field.ts'
import { ChangedFactsContext, SourcesOf, type ChangedFacts } from './source-fields.tsx'

type SheetProps = {
  title: string
  isTitleHidden?: boolean
  isForSource?: boolean | undefined
  children: ReactNode
}

const ENTERED = '.editor-sheet :is(input, select, textarea, button, summary):not(:disabled)'

export function Sheet({ title, isTitleHidden = false, isForSource = false, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isForSource && sheet.current && showMissingSource(sheet.current)) return
    const first = sheet.current?.querySelector<HTMLElement>(ENTERED)
    const entered = first ?? sheet.current
    entered?.focus({ preventScroll: true })
  }, [isForSource])
  return (
    <section
      ref={sheet}
      className="editor-sheet editor-form"
      role="dialog"
      aria-labelledby="editor-sheet"
      tabIndex={-1}
    >
      <h2 id="editor-sheet" className={isTitleHidden ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type Props = {
  at: FieldPath
  isForSource?: boolean | undefined
  fields: readonly NamedField[]
  store: DraftStore
  view: DraftView
  facts: ChangedFacts
  onOpen: (at: FieldPath) => void
}

export function FieldSheet({ at, isForSource, fields, store, view, facts, onOpen }: Props) {
  const { content } = view.draft
  const opened = openedField(fields, content, at)
  if (!opened) return null
  // A single field states its name, so the title is the group's.
  const isWithin = opened.named !== undefined && opened.at.length > 1
  const isNamed = isWithin || (opened.named === undefined && opened.field.kind === 'group')
  const names = [opened.at, ...(opened.named ?? []).map(({ name }) => [...upper(opened.at), name])]
  const isHere = (one: FieldPath) => names.some((name) => isAlong(name, one))
  return (
    <Sheet
      title={pathNameIn(isWithin ? upper(opened.at) : opened.at, content)}
      key={opened.at.join(' ')}
      isForSource={isForSource}
      isTitleHidden={!isNamed}
    >
      <fieldset disabled={view.conflict !== undefined}>
        <legend className="visually-hidden">{texts.field}</legend>
        {/* Sources are below all fields here. */}
        <ChangedFactsContext value={undefined}>
          <OpenedFields opened={opened} store={store} view={view} />
        </ChangedFactsContext>
        <SourcesOf
          facts={facts}
          isRequested={(one) => one !== undefined && isHere(one)}
          under={pathNameIn(opened.at, content)}
        />
        {/* Appears only after a save, so that nothing moves under a thumb. */}
        <PutFieldBack {...{ isHere, store, view }} of={pathNameIn(opened.at, content)} />
      </fieldset>
      <StillWrong
        content={content}
        faults={view.state.faults.filter((fault) => fault.at.length === 0 || !isHere(fault.at))}
        onOpen={onOpen}
      />
    </Sheet>
  )
}

type BackProps = Pick<Props, 'store' | 'view'> & { isHere: (at: FieldPath) => boolean; of: string }

/** Empty when unchanged, or when the field cannot be reverted alone. */
function PutFieldBack({ isHere, of, store, view }: BackProps) {
  const { content } = view.draft
  const before = view.state.differences
    .filter(({ at }) => isHere(at))
    .reduce((next: Content, one) => putBack(next, one) ?? next, content)
  if (before === content) return null
  return (
    <button
      type="button"
      className="quiet-button"
      onClick={() => {
        // The button disappears with the change.
        document.querySelector<HTMLElement>(ENTERED)?.focus()
        store.change([], before)
      }}
    >
      {texts.putBack}
      <span className="visually-hidden"> {of}</span>
    </button>
  )
}

type OpenedProps = Pick<Props, 'store' | 'view'> & { opened: OpenedField }

function OpenedFields({ opened: { at, field, named }, store, view }: OpenedProps) {
  const { content } = view.draft
  const ways = { faults: view.state.faults, onChange: store.change, onMove: store.move }
  const value = valueAt(content, at)
  const name = pathNameIn(at, content)
  const fields = named ?? (field.kind === 'group' ? field.fields : undefined)
  if (!fields) return <FieldView {...ways} {...{ field, path: at, name, value }} />
  const path = named ? upper(at) : at
  return <GroupFields {...ways} {...{ field, fields, path, name, value: valueAt(content, path) }} />
}

function upper(at: FieldPath): FieldPath {
  return at.slice(0, -1)
}
