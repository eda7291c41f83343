import { Link } from 'react-router'

import { ownTexts } from '#app/strings/en/own-account.ts'

export function BackToAccount() {
  return (
    <p className="form-back">
      <Link className="link" to="/dashboard/account">
        {ownTexts.back}
      </Link>
    </p>
  )
}
