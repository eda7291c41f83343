import { Form } from 'react-router'

import type { TestMailResult } from '#app/notifications/mail/test-mail.server.ts'
import { testMailTexts as texts } from '#app/strings/en/settings.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'

type Props = { to: string; result: TestMailResult | undefined }

export function TestMailForm({ to, result }: Props) {
  return (
    <>
      <h2>{texts.title}</h2>
      <p className="caption">{texts.note}</p>
      <Form method="post" noValidate>
        <TextField
          id="test-mail"
          label={texts.to}
          name="to"
          type="email"
          autoComplete="email"
          defaultValue={result?.to ?? to}
          error={result && !result.isSent ? result.text : undefined}
        />
        <button className="button button--line" name="intent" value="test-mail">
          {texts.send}
        </button>
      </Form>
      <StatusMessage event={result} className="settings-message">
        {result?.isSent ? result.text : ''}
      </StatusMessage>
    </>
  )
}
