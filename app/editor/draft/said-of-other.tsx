import { use, useEffect, useId, useRef, useState, type FormEvent } from 'react'

import { focusChanges } from '#app/editor/changes/focus-changes.ts'
import { fieldId } from '#app/editor/form/field-name.ts'
import { settleDraft } from '#app/lib/form-drafts/draft-store.ts'
import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { MOST_OF } from '#app/projects/model/asides.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'
import type { ListingFault } from '#app/projects/publishing/project-fault.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'

import { AsidesContext, type Asides } from './asides-of-draft.ts'

export function TakeOut({ fault }: { fault: ListingFault | undefined }) {
  const onTakeOut = use(AsidesContext)?.takesOut(fault)
  return onTakeOut ? (
    <button type="button" className="listing-quiet" onClick={onTakeOut}>
      {texts.aside.takeOut}
    </button>
  ) : null
}

export function SaidOfOther({ says, at }: { says: string | undefined; at?: FieldPath }) {
  const asides = use(AsidesContext)
  if (!asides || says === undefined) return null
  const of = asides.of(says)
  return of === undefined ? (
    <details
      className="listing-aside"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary className="listing-quiet">{texts.aside.isOfOther}</summary>
      <OfWhat
        says={says}
        onSay={(words, other) => {
          // The form disappears with the fault.
          const control = at && document.getElementById(fieldId(at))
          if (control) control.focus()
          else focusChanges()
          asides.onSay(words, other)
        }}
      />
    </details>
  ) : (
    <StatusMessage className="caption">{texts.aside.said(of)}</StatusMessage>
  )
}

function OfWhat({ says, onSay }: { says: string; onSay: Asides['onSay'] }) {
  const id = useId()
  const { form, draft } = useFormDraft(`aside ${says}`)
  const [isMissed, setMissed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The error makes the form longer.
    if (isMissed) form.current?.scrollIntoView({ block: 'nearest' })
  }, [isMissed, form])
  function say(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const of = input.current?.value.trim() ?? ''
    if (of !== '') {
      settleDraft(new FormData(event.currentTarget))
      onSay(says, of)
    } else {
      setMissed(true)
      input.current?.focus()
    }
  }
  return (
    <form ref={form} noValidate onSubmit={say}>
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
            ref={input}
            name="of"
            maxLength={MOST_OF}
            autoComplete="off"
            onChange={() => setMissed(false)}
          />
        )}
      </Field>
      <button type="submit" className="button button--line">
        {texts.aside.say}
      </button>
      <DraftNote draft={draft} texts={draftTexts} />
    </form>
  )
}
