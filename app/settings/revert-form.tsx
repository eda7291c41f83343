import { Form } from 'react-router'

import { PasswordInput } from '#app/staff/password/password-input.tsx'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { Field } from '#app/ui/forms/field.tsx'

import type { SettingChange } from './setting-history.server.ts'
import { guardedSections } from './setting-sections.ts'

/** Takes a change back from outside its section's form; a guarded section asks for the password first. */
export function RevertForm({ change: { id, section, shown } }: { change: SettingChange }) {
  const action = `/dashboard/settings/${section}`
  const button = (look: string) => (
    <button className={look} name="revert" value={id} aria-label={texts.revertOf(shown)}>
      {texts.revert}
    </button>
  )
  if (!guardedSections.has(section))
    return (
      <Form method="post" action={action} className="setting-revert">
        {button('link')}
      </Form>
    )
  return (
    <details className="setting-revert">
      <summary className="link" aria-label={texts.revertOf(shown)}>
        {texts.revert}
      </summary>
      <Form method="post" action={action} noValidate>
        <input type="hidden" name="alone" value="yes" />
        <Field id={`password-${id}`} label={texts.password}>
          {(aria) => (
            <PasswordInput {...aria} name="password" autoComplete="current-password" required />
          )}
        </Field>
        {button('button button--line')}
      </Form>
    </details>
  )
}
