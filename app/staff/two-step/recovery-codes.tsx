import { Link } from 'react-router'

import { ownTexts } from '#app/strings/en/own-account.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const texts = ownTexts.codes
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{texts.title}</h1>
      <StatusMessage>{texts.note}</StatusMessage>
      <ol className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <Link className="button form-submit" to="/dashboard/account">
          {texts.done}
        </Link>
      </p>
    </main>
  )
}
