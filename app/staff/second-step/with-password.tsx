import { Form, Link } from 'react-router'

import { ownTexts } from '#app/desk-texts/en/own-account.ts'
import { SecretField } from '#app/staff/secret-field.tsx'

type Texts = { title: string; note: string; password: string; go: string }

/** What somebody does to their own account only with their password once more. */
export function WithPassword({ texts, wrong }: { texts: Texts; wrong: string | undefined }) {
  return (
    <main id="main" className="desk desk--narrow">
      <h1>{texts.title}</h1>
      <p>{texts.note}</p>
      <Form method="post" noValidate>
        <SecretField name="password" label={texts.password} kind="current-password" error={wrong} />
        <button className="button form-go">{texts.go}</button>
      </Form>
      <p className="form-back">
        <Link className="link" to="/dashboard/account">
          {ownTexts.back}
        </Link>
      </p>
    </main>
  )
}
