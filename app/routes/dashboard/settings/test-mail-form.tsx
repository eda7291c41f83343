import { Form } from 'react-router'

import type { TestMailResult } from '#app/notifications/mail/test-mail.server.ts'
import { testMailTexts as texts } from '#app/strings/en/settings.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'

type Props = { to: string; result: TestMailResult | undefined }

const FORM = 'test-mail-form'

/** Part of a form that may not have another inside: `TestMailTarget` is the form of these inputs. */
export function TestMailForm({ to, result }: Props) {
  return (
    <div className="test-mail">
      <h2>{texts.title}</h2>
      <p className="hint">{texts.note}</p>
      <TextField
        id="test-mail"
        form={FORM}
        label={texts.to}
        name="to"
        type="email"
        autoComplete="email"
        defaultValue={result?.to ?? to}
        error={result && !result.isSent ? result.text : undefined}
      />
      <button form={FORM} className="button button--line" name="intent" value="test-mail">
        {texts.send}
      </button>
      <StatusMessage event={result} className="settings-message">
        {result?.isSent ? result.text : ''}
      </StatusMessage>
    </div>
  )
}

export function TestMailTarget() {
  return <Form id={FORM} method="post" noValidate />
}
