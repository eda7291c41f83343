import { Form } from 'react-router'

import type { SettingField } from '#app/settings/section-view.server.ts'
import { SettingInput } from '#app/settings/setting-input.tsx'
import type { SettingSection } from '#app/settings/setting-sections.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

/** Settings that solve a check, as a form in its line. */
export type InPlace = { section: SettingSection; basedOn: string; fields: readonly SettingField[] }

/** What a refused form shows again. */
export type InPlaceAnswer = {
  section: SettingSection
  message: string
  errors: Readonly<Record<string, string>>
  typed: Readonly<Record<string, string>>
  basedOn?: string
}

type Props = { form: InPlace; answer: InPlaceAnswer | undefined }

/** One field and its button, or a button for each other value of a choice. */
export function SettingsInPlace({ form: { section, basedOn, fields }, answer }: Props) {
  const own = answer?.section === section ? answer : undefined
  return (
    <Form method="post" className="health-form" noValidate>
      <StatusMessage event={own}>{own?.message ?? ''}</StatusMessage>
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="basedOn" value={own?.basedOn ?? basedOn} />
      {fields.map((field) =>
        field.kind === 'choice' ? (
          <OtherChoices key={field.name} field={field} />
        ) : (
          <SettingInput
            key={field.name}
            field={field}
            typed={own?.typed[field.name]}
            error={own?.errors[field.name]}
          />
        ),
      )}
      {fields.every(({ kind }) => kind === 'choice') ? null : (
        <button className="button button--line">{settingsTexts.save}</button>
      )}
    </Form>
  )
}

function OtherChoices({ field: { name, text, usual, options = {} } }: { field: SettingField }) {
  return Object.entries(options)
    .filter(([value]) => value !== (text || usual))
    .map(([value, label]) => (
      <button key={value} className="button button--line" name={name} value={value}>
        {name === 'UNREGISTERED_PROJECTS' ? healthTexts.open.reraRule : label}
      </button>
    ))
}
