import { Link } from 'react-router'

import { settingsTexts as texts } from '#app/strings/en/settings.ts'

import { RevertForm } from './revert-form.tsx'
import type { SettingChange } from './setting-history.server.ts'

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
