import { Form } from 'react-router'

import { BackToAccount } from '#app/staff/back-to-account.tsx'
import { SecretField } from '#app/staff/password/secret-field.tsx'

type Texts = { title: string; note: string; password: string; go: string }

export function WithPassword({ texts, wrong }: { texts: Texts; wrong: string | undefined }) {
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{texts.title}</h1>
      <p>{texts.note}</p>
      <Form method="post" noValidate>
        <SecretField name="password" label={texts.password} kind="current-password" error={wrong} />
        <button className="button form-submit">{texts.go}</button>
      </Form>
      <BackToAccount />
    </main>
  )
}
