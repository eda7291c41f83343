import { createContext, use, useId, useMemo, useState } from 'react'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { MOST_OF, asidesIn } from '#app/projects/asides.ts'
import { valueAt, type Content } from '#app/projects/versions/edited-content.ts'
import { Field } from '#app/ui/field.tsx'

import type { DraftState } from './draft-answer.ts'
import type { DraftStore } from './draft-store.ts'

/** The sentences of a draft that are said of something else, and the way to say so of one more. */
export type Asides = {
  of: (says: string) => string | undefined
  onSay: (says: string, of: string) => void
}

/** Undefined where texts are held against no facts, as those of the site's own pages. */
export const AsidesContext = createContext<Asides | undefined>(undefined)

/** Those of a listing's draft; one that no text says any more makes room for the next. */
export function useAsides(content: Content, store: DraftStore, { faults }: DraftState): Asides {
  return useMemo(() => {
    const known = new Map(asidesIn(content).map(({ says, of }) => [says, of]))
    const advice = faults.flatMap(({ at: [field], text, isAdvice }) =>
      field === 'asides' && isAdvice ? [text] : [],
    )
    const isLeft = (says: string) => advice.some((text) => text.includes(`“${says}”`))
    return {
      of: (says) => known.get(says),
      onSay: (says, of) => {
        const gone = new Set([...known.keys()].filter(isLeft))
        const rows = valueAt(content, ['asides'])
        const kept = (Array.isArray(rows) ? rows : []).filter(
          (row: unknown) => !gone.has(String(valueAt(row, ['says']))),
        )
        store.change(['asides'], [...kept, { says, of }])
      },
    }
  }, [content, store, faults])
}

/** Beside what is wrong with a text: the way to say that the sentence is of something else, and of what. */
export function SaidOfOther({ says }: { says: string | undefined }) {
  const asides = use(AsidesContext)
  if (!asides || says === undefined) return null
  const of = asides.of(says)
  return of === undefined ? (
    <details className="listing-aside">
      <summary className="listing-quiet">{texts.aside.isOfOther}</summary>
      <OfWhat says={says} onSay={asides.onSay} />
    </details>
  ) : (
    <p className="caption" role="status">
      {texts.aside.said(of)}
    </p>
  )
}

function OfWhat({ says, onSay }: { says: string; onSay: Asides['onSay'] }) {
  const id = useId()
  const [of, setOf] = useState('')
  const [isMissed, setMissed] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (of.trim() === '') setMissed(true)
        else onSay(says, of.trim())
      }}
    >
      <blockquote>{says}</blockquote>
      <Field
        id={id}
        label={texts.aside.ofWhat}
        hint={texts.aside.example}
        error={isMissed ? texts.aside.missed : undefined}
      >
        {(aria) => (
          <input
            {...aria}
            value={of}
            maxLength={MOST_OF}
            autoComplete="off"
            onChange={({ target }) => {
              setOf(target.value)
              setMissed(false)
            }}
          />
        )}
      </Field>
      <button type="submit" className="button button--line">
        {texts.aside.say}
      </button>
    </form>
  )
}
