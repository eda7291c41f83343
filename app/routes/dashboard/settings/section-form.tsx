import { Form } from 'react-router'

import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import type { SettingField } from '#app/settings/section-view.server.ts'
import { SettingInput } from '#app/settings/setting-input.tsx'
import { guardedSections, type SettingSection } from '#app/settings/setting-sections.ts'
import { SecretField } from '#app/staff/password/secret-field.tsx'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'

import type { SectionAnswer } from './section-answer.server.ts'

type Props = {
  id: string
  section: SettingSection
  basedOn: string
  fields: readonly SettingField[]
  answer: SectionAnswer | undefined
}

/** One section's settings. */
export function SectionForm({ id, section, basedOn, fields, answer }: Props) {
  const { form, draft } = useFormDraft(`settings ${section}`)
  const { typed, errors = {} } = answer ?? {}
  return (
    <Form ref={form} id={id} method="post" noValidate>
      <input type="hidden" name="basedOn" value={answer?.basedOn ?? basedOn} />
      {fields.map((field) => (
        <SettingInput
          key={field.name}
          field={field}
          typed={typed && (typed[field.name] ?? '')}
          error={errors[field.name]}
        />
      ))}
      {guardedSections.has(section) ? (
        <SecretField
          name="password"
          label={texts.password}
          kind="current-password"
          error={answer?.wrong}
        />
      ) : null}
      <button className="button form-submit">{texts.save}</button>
      <DraftNote draft={draft} texts={draftTexts} />
    </Form>
  )
}
