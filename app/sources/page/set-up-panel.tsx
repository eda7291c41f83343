import { Form } from 'react-router'

import type { SourceKindWords } from '#app/strings/en/sources/kinds.ts'
import { sourcePageTexts as texts } from '#app/strings/en/sources/sources.ts'
import { CopyButton } from '#app/ui/actions/copy-button.tsx'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field } from '#app/ui/forms/field.tsx'

import type { SourceAnswer } from './source-answer.server.ts'
import type { SourcePage } from './source-page.server.ts'

type Props = { page: SourcePage; answer: SourceAnswer | undefined }

/** What to paste where, and a live test; where the source can also be read, that stands next to it. */
export function SetUpPanel({ page, answer }: Props) {
  const ways = page.words?.ways
  const isEither = ways !== undefined
  return (
    <section id="set-up" className="source-set-up" aria-labelledby="set-up-title">
      <h2 id="set-up-title">{texts.setUp}</h2>
      {isEither ? (
        <div className="source-ways">
          <section aria-labelledby="set-up-pull">
            <h3 id="set-up-pull">{ways.pull.title}</h3>
            <PullSteps page={page} pull={ways.pull} />
          </section>
          <section aria-labelledby="set-up-push">
            <h3 id="set-up-push">{ways.push}</h3>
            <PushSteps page={page} answer={answer} Heading="h4" />
          </section>
        </div>
      ) : (
        <PushSteps page={page} answer={answer} Heading="h3" />
      )}
    </section>
  )
}

type PullProps = { page: SourcePage; pull: NonNullable<SourceKindWords['ways']>['pull'] }

function PullSteps({ page: { source, isPulled, checked, found }, pull }: PullProps) {
  const isFine = checked && found !== undefined && source.state !== 'failing'
  const result = isFine ? texts.found(found, checked.shown) : ''
  return (
    <>
      <ol className="source-steps">
        {pull.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="caption">{pull.note}</p>
      <StatusMessage className="source-found">{result}</StatusMessage>
      {isPulled ? (
        <Form method="post" action={`/dashboard/sources/${source.id}`} preventScrollReset>
          <button className="button button--line" name="intent" value="check">
            {texts.check}
          </button>
        </Form>
      ) : (
        <p>
          <a className="link" href="#settings">
            {texts.enterLogin}
          </a>
        </p>
      )}
    </>
  )
}

function PushSteps({ page, answer, Heading }: Props & { Heading: 'h3' | 'h4' }) {
  const { source, words, keys } = page
  const action = `/dashboard/sources/${source.id}#set-up`
  return (
    <ol className="source-parts">
      <li>
        <Heading>{texts.paste}</Heading>
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
          <Heading>{texts.steps}</Heading>
          <ol className="source-steps">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </li>
      )}
      <li>
        <Heading>{texts.test}</Heading>
        <TestState page={page} />
      </li>
    </ol>
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
        {refused && source.state !== 'failing'
          ? texts.refused(refused.shown ?? '', refused.reason)
          : ''}
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
