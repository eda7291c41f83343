import { mailServerTexts } from '#app/strings/en/setting-forms.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'

import { TickInputs } from './lists/tick-inputs.tsx'
import type { SettingField } from './section-view.server.ts'

type Props = {
  field: SettingField
  /** What was typed, where it was refused. */
  typed: string | undefined
  error: string | undefined
}

/** One setting: locked where the environment sets it, and a secret never shows its text. */
export function SettingInput({ field, typed, error }: Props) {
  const { name, label, kind, options, isByServer } = field
  if (isByServer) return <LockedSetting field={field} />
  if (kind === 'secret') return <SecretInput field={field} error={error} />
  if (kind === 'ticks') return <TickInputs field={field} typed={typed} error={error} />
  const text = typed ?? field.text
  if (kind === 'choice' && options)
    return (
      <ChoiceField
        id={name}
        name={name}
        label={label}
        choices={Object.entries(options).map(([value, one]) => ({ value, label: one }))}
        chosen={text || field.usual}
        error={error}
      />
    )
  return (
    <Field id={name} label={label} hint={hintOf(field)} error={error}>
      {(aria) =>
        kind === 'area' ? (
          <textarea {...aria} name={name} rows={2} defaultValue={text} />
        ) : kind === 'tel' ? (
          <PhoneInput {...aria} name={name} autoComplete="tel" defaultValue={text} />
        ) : (
          <span className={field.unit === undefined ? undefined : 'setting-number'}>
            <input
              {...aria}
              name={name}
              type={kind === 'number' ? 'text' : kind}
              inputMode={kind === 'number' ? 'decimal' : undefined}
              autoComplete={kind === 'email' ? 'email' : 'off'}
              defaultValue={text}
            />
            {field.unit}
          </span>
        )
      }
    </Field>
  )
}

function hintOf({ hint, usual, isUnread }: SettingField): string | undefined {
  const parts = [isUnread && texts.unread, hint, usual !== '' && texts.usual(usual)]
  return parts.filter(Boolean).join(' ') || undefined
}

function SecretInput({ field, error }: { field: SettingField; error: string | undefined }) {
  const { name, label, hint, isStored, isUnread } = field
  const state = isUnread ? texts.unread : texts.keepSecret
  return (
    <div className="setting-secret">
      <Field
        id={name}
        label={label}
        hint={[(isStored || isUnread) && state, hint].filter(Boolean).join(' ')}
        error={error}
      >
        {(aria) => <input {...aria} name={name} type="password" autoComplete="new-password" />}
      </Field>
      {isStored || isUnread ? (
        <label className="setting-remove">
          <input type="checkbox" name={`remove-${name}`} value="yes" /> {texts.removeSecret}
        </label>
      ) : null}
    </div>
  )
}

function LockedSetting({ field }: { field: SettingField }) {
  const { name, label, text, kind, mailServer } = field
  const shown = mailServer ? mailServerTexts.locked(mailServer.host, mailServer.port) : texts.isSet
  return (
    <div className="setting-locked">
      <b>{label}</b>
      <p>{kind === 'secret' ? shown : text}</p>
      <p className="hint">
        {texts.byServer(name)} {texts.byServerNote}
      </p>
    </div>
  )
}
