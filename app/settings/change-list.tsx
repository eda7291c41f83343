import { Form, Link } from 'react-router'

import { settingsTexts as texts } from '#app/strings/en/settings.ts'

import type { SettingChange } from './setting-history.server.ts'

type Props = {
  changes: readonly SettingChange[]
  /** Each change names its section and leads to it. */
  isOfAll?: boolean
}

/** Who changed what, newest first, with a way back. */
export function ChangeList({ changes, isOfAll = false }: Props) {
  if (changes.length === 0) return <p className="caption">{texts.noHistory}</p>
  return (
    <ol className="setting-changes">
      {changes.map(({ id, section, by, at, shown, lines }) => (
        <li key={id}>
          <p>
            <bdi>{by}</bdi>, <time dateTime={at}>{shown}</time>
            {isOfAll ? (
              <>
                {' '}
                <Link className="link" to={`/dashboard/settings/${section}`}>
                  {texts.sections[section]}
                </Link>
              </>
            ) : null}
          </p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {isOfAll ? null : (
            <Form method="post">
              <input type="hidden" name="change" value={id} />
              <button
                className="button button--line"
                name="intent"
                value="revert"
                aria-label={texts.revertOf(shown)}
              >
                {texts.revert}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ol>
  )
}
