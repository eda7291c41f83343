import { Form } from 'react-router'

import { alertTexts } from '#app/strings/en/alerts.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field } from '#app/ui/forms/field.tsx'

const texts = alertTexts.switches.email

/** `error` or `message` answers what was sent; `address` is what is stored or typed. */
export type EmailAnswer = { address: string; error?: string; message?: string }

type Props = { address: string; canMail: boolean; answer: EmailAnswer | undefined }

export function AlertEmail({ address, canMail, answer }: Props) {
  if (!canMail && address === '') return <p className="caption">{texts.notSetUp}</p>
  return (
    <Form method="post" noValidate preventScrollReset>
      <Field id="alert-email" label={texts.label} hint={texts.hint} error={answer?.error}>
        {(aria) => (
          <input
            {...aria}
            name="alertEmail"
            type="email"
            autoComplete="email"
            defaultValue={answer?.address ?? address}
          />
        )}
      </Field>
      <button className="button button--line">{texts.save}</button>
      <StatusMessage className="account-message" event={answer}>
        {answer?.message ?? null}
      </StatusMessage>
    </Form>
  )
}
