import { useEffect } from 'react'
import { Form } from 'react-router'

import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { projectTypes } from '#app/projects/model/project-types.ts'
import { states } from '#app/lib/states.ts'
import { roadNames } from '#app/projects/road-map/own-road.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { ChoiceField, type Choice } from '#app/ui/forms/choice-field.tsx'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { roadMap } from '#content/roads.ts'

export const newProjectFields = ['name', 'type', 'location', 'state', 'road'] as const
export type NewProjectField = (typeof newProjectFields)[number]

type Props = {
  typed: Record<NewProjectField, string> | undefined
  wrong: Partial<Record<NewProjectField, string>>
}

/** After an error the focus goes to the first wrong field. */
export function NewProjectForm({ typed, wrong }: Props) {
  useEffect(() => {
    const first = newProjectFields.find((name) => wrong[name] !== undefined)
    if (first !== undefined) document.getElementById(`new-${first}`)?.focus()
  }, [wrong])
  const { form, draft } = useFormDraft('new listing')
  const text = (name: 'name' | 'location', maxLength: number) => (
    <Field id={`new-${name}`} label={projectFieldTexts.fields[name]} error={wrong[name]}>
      {(aria) => (
        <input
          {...aria}
          name={name}
          defaultValue={typed?.[name]}
          maxLength={maxLength}
          autoComplete="off"
        />
      )}
    </Field>
  )
  return (
    <section className="content-list-new" aria-labelledby="new-project">
      <h1 id="new-project">{texts.add}</h1>
      <p className="caption">{texts.addNote}</p>
      <Form ref={form} method="post" action="/dashboard/projects/new" noValidate>
        {text('name', 80)}
        <ChoiceField
          id="new-type"
          name="type"
          label={projectFieldTexts.fields.type}
          choices={choices(projectTypes)}
          chosen={typed?.type}
          unset={projectFieldTexts.unchosen}
          error={wrong.type}
        />
        {text('location', 120)}
        <ChoiceField
          id="new-state"
          name="state"
          label={projectFieldTexts.fields.state}
          choices={choices(states)}
          chosen={typed?.state}
          unset={projectFieldTexts.unchosen}
          error={wrong.state}
        />
        <ChoiceField
          id="new-road"
          name="road"
          label={projectFieldTexts.fields.road}
          choices={choices(roadNames(roadMap))}
          chosen={typed?.road}
          unset={texts.roadByLocation}
          error={wrong.road}
        />
        <button className="button">{texts.addIt}</button>
        <DraftNote draft={draft} texts={draftTexts} />
      </Form>
    </section>
  )
}

function choices(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: value }))
}
