import type { ReactNode } from 'react'

import type { SettingField } from '#app/settings/section-view.server.ts'
import { listTexts as texts } from '#app/strings/en/setting-forms.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import {
  hasPeople,
  listRows,
  personName,
  removeName,
  rowsName,
  rowText,
  valueName,
  type ListRow,
} from './list-rows.ts'

type Texts = Readonly<Record<string, string>>

type Props = {
  field: SettingField
  /** What was typed, where it was refused. */
  typed: Texts | undefined
  errors: Texts
  /** What else is in the row of each stored entry. */
  extras: readonly ReactNode[]
}

/** A setting that is a list: a row for each entry, and one more to add. The next empty row shows once this one is filled. */
export function ListInputs({ field, typed, errors, extras }: Props) {
  const { name, label, hint, text, isByServer, isUnread } = field
  const rows = listRows(name, text, typed)
  const shown = isByServer ? rows.filter(({ isNew }) => !isNew) : rows
  const error = errors[name]
  const note = isByServer
    ? `${settingsTexts.byServer(name)} ${settingsTexts.byServerNote}`
    : [isUnread && settingsTexts.unread, hint].filter(Boolean).join(' ')
  return (
    <div className="setting-list" id={`${name}-list`} role="group" aria-label={label}>
      <p className="hint">{note}</p>
      {error === undefined ? null : (
        <p className="setting-list-error" id={`${name}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {isByServer ? null : <input type="hidden" name={rowsName(name)} value={rows.length} />}
      <ul>
        {shown.map((row, index) => (
          <li key={valueName(name, index)} data-new={row.isNew} data-people={hasPeople(name)}>
            {isByServer ? <b>{rowText(row)}</b> : <RowInputs {...{ name, row, index, errors }} />}
            {row.isNew ? null : extras[index]}
          </li>
        ))}
      </ul>
    </div>
  )
}

type RowProps = { name: string; row: ListRow; index: number; errors: Texts }

function RowInputs({ name, row, index, errors }: RowProps) {
  const { person, value, isNew, isRemoved } = row
  const isPeople = hasPeople(name)
  const number = texts.number(index + 1)
  return (
    <>
      {isNew ? (
        <p className="setting-list-add">{texts.add[isPeople ? 'MAIL_TO' : 'WEBHOOK_URLS']}</p>
      ) : null}
      {isPeople ? (
        <TextField
          id={personName(name, index)}
          name={personName(name, index)}
          label={texts.person + number}
          defaultValue={person}
          autoComplete="off"
        />
      ) : null}
      <TextField
        id={valueName(name, index)}
        name={valueName(name, index)}
        label={(isPeople ? texts.value.MAIL_TO : texts.value.WEBHOOK_URLS) + number}
        className="setting-list-value"
        type={isPeople ? 'email' : 'url'}
        // Its absence shows the next empty row.
        placeholder=" "
        defaultValue={value}
        autoComplete="off"
        error={errors[valueName(name, index)]}
      />
      {isNew ? null : (
        <label className="setting-remove">
          <input
            type="checkbox"
            name={removeName(name, index)}
            value="yes"
            defaultChecked={isRemoved}
            aria-label={texts.removeOf(value)}
          />
          {texts.remove}
        </label>
      )}
    </>
  )
}
