import { Form } from 'react-router'
import type { ReactNode } from 'react'

import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { BackupPlaceInputs } from '#app/settings/backup-place-inputs.tsx'
import { ListInputs } from '#app/settings/lists/list-inputs.tsx'
import { listSettings } from '#app/settings/lists/list-rows.ts'
import { inputsOf } from '#app/settings/form-inputs.ts'
import { MailServerInputs } from '#app/settings/mail-server/mail-server-inputs.tsx'
import { SaveBar } from '#app/settings/save-bar.tsx'
import type { SettingField } from '#app/settings/section-view.server.ts'
import { settingGroups } from '#app/settings/setting-groups.ts'
import { SettingInput } from '#app/settings/setting-input.tsx'
import { guardedSections, type SettingSection } from '#app/settings/setting-sections.ts'
import { SecretField } from '#app/staff/password/secret-field.tsx'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { settingGroupTexts } from '#app/strings/en/setting-forms.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'

import type { SectionAnswer } from './section-answer.server.ts'

type Props = {
  id: string
  section: SettingSection
  basedOn: string
  fields: readonly SettingField[]
  answer: SectionAnswer | undefined
  /** What else is in a group, by its name. */
  extras: Readonly<Record<string, ReactNode>>
  /** What else is in the rows of a list, by its setting. */
  rowExtras: Readonly<Record<string, readonly ReactNode[]>>
}

/** One section's settings in groups, and the bar that saves them. */
export function SectionForm({ id, section, basedOn, fields, answer, extras, rowExtras }: Props) {
  const { form, draft } = useFormDraft(`settings ${section}`)
  const titles: Readonly<Record<string, string>> = settingGroupTexts[section]
  return (
    <Form ref={form} id={id} method="post" noValidate>
      <input type="hidden" name="basedOn" value={answer?.basedOn ?? basedOn} />
      {answer?.confirms === undefined ? null : (
        <input type="hidden" name="confirms" value={answer.confirms} />
      )}
      {Object.entries(settingGroups[section]).map(([group, names]) => (
        <fieldset key={group} className="setting-group" data-group={group}>
          <legend>{titles[group]}</legend>
          <GroupFields fields={fieldsIn(fields, names)} answer={answer} rowExtras={rowExtras} />
          {extras[group]}
        </fieldset>
      ))}
      <SaveBar
        form={form}
        inputs={fields.flatMap(inputsOf)}
        path={`/dashboard/settings/${section}`}
        onDiscard={draft.discard}
      >
        {guardedSections.has(section) ? (
          <SecretField
            name="password"
            label={texts.password}
            kind="current-password"
            error={answer?.wrong}
          />
        ) : null}
      </SaveBar>
      <DraftNote draft={draft} texts={draftTexts} />
    </Form>
  )
}

function fieldsIn(fields: readonly SettingField[], names: readonly string[]): SettingField[] {
  return fields.filter(({ name }) => names.includes(name))
}

type GroupProps = Pick<Props, 'fields' | 'answer' | 'rowExtras'>

function GroupFields({ fields, answer, rowExtras }: GroupProps) {
  const [first, ...others] = fields
  const { typed, errors = {} } = answer ?? {}
  const input = (field: SettingField) =>
    listSettings.has(field.name) ? (
      <ListInputs
        key={field.name}
        field={field}
        typed={typed}
        errors={errors}
        extras={rowExtras[field.name] ?? []}
      />
    ) : (
      <SettingInput
        key={field.name}
        field={field}
        typed={typed && (typed[field.name] ?? '')}
        error={errors[field.name]}
      />
    )
  if (first?.isByServer === false && first.name === 'BACKUP_TO')
    return (
      <BackupPlaceInputs
        stored={first.text}
        suggested={first.suggested}
        typed={typed}
        error={errors[first.name]}
      >
        {others.map(input)}
      </BackupPlaceInputs>
    )
  if (first?.isByServer === false && first.mailServer)
    return (
      <>
        <MailServerInputs
          server={first.mailServer}
          isUnread={first.isUnread}
          typed={typed}
          errors={errors}
        />
        {others.map(input)}
      </>
    )
  return fields.map(input)
}
