import { use, useEffect, useId, useRef, useState, type FormEvent } from 'react'

import { focusChanges } from '#app/editor/changes/focus-changes.ts'
import { fieldId } from '#app/editor/form/field-name.ts'
import { settleDraft } from '#app/lib/form-drafts/draft-store.ts'
import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { MAX_SUBJECT_LENGTH } from '#app/projects/model/exceptions.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'
import type { ProjectFault } from '#app/projects/publishing/project-fault.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'

import { ExceptionsContext, type Exceptions } from './use-exceptions.ts'

export function TakeOut({ fault }: { fault: ProjectFault | undefined }) {
  const onTakeOut = use(ExceptionsContext)?.removalOf(fault)
  return onTakeOut ? (
    <button type="button" className="quiet-button" onClick={onTakeOut}>
      {texts.otherSubject.takeOut}
    </button>
  ) : null
}

export function ExceptionNote({ sentence, at }: { sentence: string | undefined; at?: FieldPath }) {
  const exceptions = use(ExceptionsContext)
  if (!exceptions || sentence === undefined) return null
  const of = exceptions.of(sentence)
  return of === undefined ? (
    <details
      className="editor-exception"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary className="quiet-button">{texts.otherSubject.isOfOther}</summary>
      <OfWhat
        sentence={sentence}
        onAdd={(about, other) => {
          // The form disappears with the fault.
          const control = at && document.getElementById(fieldId(at))
          if (control) control.focus()
          else focusChanges()
          exceptions.onAdd(about, other)
        }}
      />
    </details>
  ) : (
    <StatusMessage className="caption">{texts.otherSubject.aboutOther(of)}</StatusMessage>
  )
}

function OfWhat({ sentence, onAdd }: { sentence: string; onAdd: Exceptions['onAdd'] }) {
  const id = useId()
  const { form, draft } = useFormDraft(`aside ${sentence}`)
  const [isMissed, setMissed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The error makes the form longer.
    if (isMissed) form.current?.scrollIntoView({ block: 'nearest' })
  }, [isMissed, form])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const of = input.current?.value.trim() ?? ''
    if (of !== '') {
      settleDraft(new FormData(event.currentTarget))
      onAdd(sentence, of)
    } else {
      setMissed(true)
      input.current?.focus()
    }
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <blockquote>{sentence}</blockquote>
      <Field
        id={id}
        label={texts.otherSubject.ofWhat}
        hint={texts.otherSubject.example}
        error={isMissed ? texts.otherSubject.missed : undefined}
      >
        {(aria) => (
          <input
            {...aria}
            ref={input}
            name="of"
            maxLength={MAX_SUBJECT_LENGTH}
            autoComplete="off"
            onChange={() => setMissed(false)}
          />
        )}
      </Field>
      <button type="submit" className="button button--line">
        {texts.otherSubject.confirm}
      </button>
      <DraftNote draft={draft} texts={draftTexts} />
    </form>
  )
}
