import { createContext, use, useEffect, useRef, useState } from 'react'

import type { PlacedChange } from '#app/editor/draft/draft-answer.ts'
import { dateText } from '#app/editor/publish/day-texts.ts'
import { factKey, sourceOf } from '#app/projects/facts/fact-key.ts'
import type { FactChange, Sources } from '#app/projects/facts/project-facts.ts'
import { FIRST_DAY, wrongDay } from '#app/projects/facts/source-day.ts'
import { factTerm } from '#app/projects/history/change-texts.ts'
import type { FieldPath } from '#app/publishing/difference.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { Field } from '#app/ui/forms/field.tsx'

import { fieldName } from './field-name.ts'

type Source = Sources[string]

export type ChangedFacts = {
  changes: readonly PlacedChange[]
  sources: Sources
  /** ISO date, the default day of a source. */
  today: string
  onSource: (key: string, source: Source) => void
}

const SOURCES = ['developer', 'staff', 'specification'] as const

/** A context, so that each field of a changed fact requests its source. */
export const ChangedFactsContext = createContext<ChangedFacts | undefined>(undefined)

/** Empty for an unchanged field or one that is no fact. */
export function SourcesHere({ path }: { path: FieldPath }) {
  const facts = use(ChangedFactsContext)
  return facts ? (
    <SourcesOf
      facts={facts}
      isRequested={(at) => at?.join(' ') === path.join(' ')}
      under={fieldName(String(path.at(-1)))}
    />
  ) : null
}

type OfProps = {
  facts: ChangedFacts
  isRequested: (at: FieldPath | undefined) => boolean
  under?: string | undefined
}

export function SourcesOf({ facts, isRequested, under }: OfProps) {
  return facts.changes
    .filter(({ at }) => isRequested(at))
    .map((change) => <SourceFields key={factKey(change)} {...facts} {...{ change, under }} />)
}

type SourceProps = Omit<ChangedFacts, 'changes'> & Pick<OfProps, 'under'> & { change: FactChange }

type DayProps = { id: string; on: string; today: string; onDay: (on: string) => void }

/** A year being typed is valid at first, although it starts as one long ago. */
function CheckedOn({ id, on, today, onDay }: DayProps) {
  const [isTyped, setTyped] = useState(false)
  const wrong = wrongDay(on)
  const error =
    wrong === 'ahead'
      ? texts.dayAhead
      : wrong === undefined || (isTyped && on < '1')
        ? undefined
        : texts.dayLongAgo
  return (
    <Field id={`${id}-on`} label={texts.checkedOn} hint={dateText(on)} error={error}>
      {(aria) => (
        <input
          {...aria}
          type="date"
          value={on}
          min={FIRST_DAY}
          max={today}
          onFocus={() => setTyped(true)}
          onBlur={() => setTyped(false)}
          onChange={({ target }) => {
            if (target.value !== '') onDay(target.value)
          }}
        />
      )}
    </Field>
  )
}

function SourceFields({ change, under, sources, today, onSource }: SourceProps) {
  const { was, became } = change
  const key = factKey(change)
  const id = `source-${key.replace(/[^a-z0-9]+/gi, '-')}`
  const source = sourceOf(change, sources)
  const set = (next: Source) => onSource(key, { ...next, of: became })
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // Scrolls a new request for a source into sight.
    const around = box.current?.closest('.editor-sheet, .editor-field, .editor-row')
    if (around?.contains(document.activeElement))
      box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  return (
    <fieldset ref={box} className="editor-source">
      <legend>
        {/* Hidden visually when the same label is right above. */}
        <span className={factTerm(change) === under ? 'visually-hidden' : undefined}>
          {factTerm(change)}:{' '}
        </span>
        <del>{was || texts.notStated}</del> <ins>{became || texts.noLongerStated}</ins>
      </legend>
      <Field id={id} label={texts.source}>
        {(aria) => (
          <select
            {...aria}
            value={source?.source ?? ''}
            onChange={({ target }) => {
              const chosen = SOURCES.find((one) => one === target.value)
              if (chosen) set({ on: today, ...source, source: chosen })
            }}
          >
            <option value="">…</option>
            {SOURCES.map((one) => (
              <option key={one} value={one}>
                {projectFieldTexts.values[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {source ? (
        <>
          <CheckedOn {...{ id, today }} on={source.on} onDay={(on) => set({ ...source, on })} />
          <Field id={`${id}-where`} label={texts.where}>
            {(aria) => (
              <input
                {...aria}
                value={source.where ?? ''}
                maxLength={300}
                onChange={({ target }) => set({ ...source, where: target.value })}
              />
            )}
          </Field>
        </>
      ) : null}
    </fieldset>
  )
}
