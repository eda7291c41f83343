import { Link } from 'react-router'

import { ownTexts } from '#app/strings/en/own-account.ts'

/** The way from a form of somebody's own account back to the account. */
export function BackToAccount() {
  return (
    <p className="form-back">
      <Link className="link" to="/dashboard/account">
        {ownTexts.back}
      </Link>
    </p>
  )
}
