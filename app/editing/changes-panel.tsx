import type { ReactNode } from 'react'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { listingWords } from '#app/desk-texts/en/listing-fields.ts'
import { factKey, sourceOf } from '#app/projects/versions/fact-key.ts'
import type { FactChange, Sources } from '#app/projects/versions/listing-facts.ts'
import { Field } from '#app/ui/field.tsx'

import { dayWords } from './day-words.ts'
import { DifferenceList } from './difference-list.tsx'
import type { DraftState } from './draft-answer.ts'
import { pathName } from './field-name.ts'

type Source = Sources[string]
type PanelProps = {
  state: Pick<DraftState, 'faults' | 'differences'>
  /** The sources that its changes need. */
  children?: ReactNode
}

const SOURCES = ['developer', 'staff', 'specification'] as const

/** What a draft changes: what must be put right, the sources it needs, and all that differs. */
export function ChangesPanel({ state: { faults, differences }, children }: PanelProps) {
  return (
    <section className="listing-changes" aria-labelledby="listing-changes">
      <h2 id="listing-changes">{texts.changes}</h2>
      {faults.length === 0 ? null : (
        <div className="listing-faults" role="alert">
          <p>{texts.faultsFirst}</p>
          <ul>
            {faults.map(({ at, text }) => (
              <li key={`${at.join(' ')} ${text}`}>
                {at.length === 0 ? text : `${pathName(at)}: ${text}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <details>
        <summary>{texts.differs(differences.length)}</summary>
        <DifferenceList differences={differences} />
      </details>
    </section>
  )
}

type FactsProps = {
  changes: readonly FactChange[]
  sources: Sources
  /** ISO date: what a source is dated unless somebody says otherwise. */
  today: string
  onSource: (key: string, source: Source) => void
}

/** Each changed fact with whence it comes, and the day it was checked. */
export function ChangedFacts({ changes, ...props }: FactsProps) {
  return changes.map((change) => <SourceFields key={factKey(change)} change={change} {...props} />)
}

type SourceProps = Omit<FactsProps, 'changes'> & { change: FactChange }

function SourceFields({ change, sources, today, onSource }: SourceProps) {
  const { fact, part, was, became } = change
  const key = factKey(change)
  const id = `source-${key.replace(/[^a-z0-9]+/gi, '-')}`
  const source = sourceOf(change, sources)
  const set = (next: Partial<Source>) =>
    onSource(key, { source: 'developer', on: today, ...source, ...next, of: became })
  const name = part === '' ? texts.facts[fact] : `${texts.facts[fact]}, ${part}`
  return (
    <fieldset className="listing-source">
      <legend>
        {name}: <del>{was || texts.nothing}</del> <ins>{became || texts.nothing}</ins>
      </legend>
      <Field id={id} label={texts.source}>
        {(aria) => (
          <select
            {...aria}
            value={source?.source ?? ''}
            onChange={({ target }) => {
              const chosen = SOURCES.find((one) => one === target.value)
              if (chosen) set({ source: chosen })
            }}
          >
            <option value="">…</option>
            {SOURCES.map((one) => (
              <option key={one} value={one}>
                {listingWords.values[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {source ? (
        <>
          <Field id={`${id}-on`} label={texts.checkedOn} hint={dayWords(source.on)}>
            {(aria) => (
              <input
                {...aria}
                type="date"
                value={source.on}
                max={today}
                onChange={({ target }) => {
                  if (target.value !== '') set({ on: target.value })
                }}
              />
            )}
          </Field>
          <Field id={`${id}-where`} label={texts.where}>
            {(aria) => (
              <input
                {...aria}
                value={source.where ?? ''}
                maxLength={300}
                onChange={({ target }) => set({ where: target.value })}
              />
            )}
          </Field>
        </>
      ) : null}
    </fieldset>
  )
}
