import { Form } from 'react-router'

import { sourcePageTexts as texts } from '#app/strings/en/sources/sources.ts'
import { CopyButton } from '#app/ui/actions/copy-button.tsx'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field } from '#app/ui/forms/field.tsx'

import type { SourceAnswer } from './source-answer.server.ts'
import type { SourcePage } from './source-page.server.ts'

type Props = { page: SourcePage; answer: SourceAnswer | undefined }

/** What to paste where, and a live test: three steps. */
export function SetUpPanel({ page, answer }: Props) {
  const { source, words, keys } = page
  const action = `/dashboard/sources/${source.id}#set-up`
  return (
    <section id="set-up" className="source-set-up" aria-labelledby="set-up-title">
      <h2 id="set-up-title">{texts.setUp}</h2>
      <ol>
        <li>
          <h3>{texts.paste}</h3>
          <Paste page={page} answer={answer} />
          <Form method="post" action={action} preventScrollReset>
            <button className="button button--line" name="intent" value="key">
              {keys === 0 ? texts.showKey : texts.newKey}
            </button>
            {keys > 1 ? (
              <>
                <p className="caption">{texts.twoKeys}</p>
                <button className="button button--line" name="intent" value="remove-old-key">
                  {texts.removeOld}
                </button>
              </>
            ) : (
              <p className="caption">{keys === 0 ? texts.pasteNote : texts.newKeyNote}</p>
            )}
          </Form>
        </li>
        {words === undefined ? null : (
          <li>
            <h3>{texts.steps}</h3>
            <ol className="source-steps">
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </li>
        )}
        <li>
          <h3>{texts.test}</h3>
          <TestState page={page} />
        </li>
      </ol>
    </section>
  )
}

function Paste({ page, answer }: Props) {
  const { keyPlace, address, words } = page
  const labels = words?.labels ?? { address: texts.address, key: texts.key }
  const { key, keyAddress } = answer ?? {}
  if (keyPlace === 'path')
    return keyAddress === undefined ? null : (
      <Copied id="address" label={labels.address} text={keyAddress} />
    )
  return (
    <>
      <Copied id="address" label={labels.address} text={address} />
      {key === undefined ? null : <Copied id="key" label={labels.key} text={key} />}
      {key === undefined || keyAddress === undefined || keyPlace === 'body' ? null : (
        <>
          <Copied
            id="key-address"
            label={texts.addressWithKey}
            hint={texts.addressWithKeyNote}
            text={keyAddress}
          />
          <Copied id="curl" label={texts.curl} text={texts.command(address, key)} />
        </>
      )}
    </>
  )
}

type CopiedProps = { id: string; label: string; hint?: string; rows?: number; text: string }

/** Selected as a whole when it has the focus, for browsers without a clipboard. */
function Copied({ id, label, hint, rows = 2, text }: CopiedProps) {
  return (
    <div className="source-copied">
      <Field id={`source-${id}`} label={label} hint={hint}>
        {(aria) => (
          <textarea
            {...aria}
            dir="ltr"
            rows={rows}
            value={text}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <CopyButton text={text} texts={texts.copy} />
    </div>
  )
}

function TestState({ page: { tested, refused, canTest, source } }: { page: SourcePage }) {
  return (
    <>
      <StatusMessage>{tested ? texts.tested(tested.shown) : texts.waitingForTest}</StatusMessage>
      <StatusMessage className="source-refused">
        {refused ? texts.refused(refused.shown ?? '', refused.reason) : ''}
      </StatusMessage>
      {canTest ? (
        <Form method="post" action={`/dashboard/sources/${source.id}`} preventScrollReset>
          <button className="button button--line" name="intent" value="test">
            {texts.sendTest}
          </button>
        </Form>
      ) : null}
    </>
  )
}
