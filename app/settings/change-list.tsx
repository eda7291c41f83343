import { Form, Link } from 'react-router'

import { PasswordInput } from '#app/staff/password/password-input.tsx'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { Field } from '#app/ui/forms/field.tsx'

import type { SettingChange } from './setting-history.server.ts'
import { guardedSections } from './setting-sections.ts'

type Props = {
  changes: readonly SettingChange[]
  /** The id of the form that reverts one; without it each change has a form of its own and leads to its section. */
  form?: string
}

/** Who changed what, newest first, with a way back. */
export function ChangeList({ changes, form }: Props) {
  if (changes.length === 0) return <p className="caption">{texts.noHistory}</p>
  return (
    <ol className="setting-changes">
      {changes.map((change) => {
        const { id, section, by, at, shown, lines } = change
        return (
          <li key={id}>
            <p>
              <time dateTime={at}>{shown}</time>
              <bdi>{by}</bdi>
              {form === undefined ? (
                <Link className="link" to={`/dashboard/settings/${section}`}>
                  {texts.sections[section]}
                </Link>
              ) : null}
            </p>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {form === undefined ? (
              <RevertForm change={change} />
            ) : (
              <button
                form={form}
                className="link"
                name="revert"
                value={id}
                aria-label={texts.revertOf(shown)}
              >
                {texts.revert}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Takes a change back from outside its section's form; a guarded section asks for the password first. */
function RevertForm({ change: { id, section, shown } }: { change: SettingChange }) {
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
