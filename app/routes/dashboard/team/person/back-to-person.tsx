import { Link } from 'react-router'

import { accountTexts } from '#app/strings/en/accounts.ts'

export function BackToPerson({ id }: { id: string }) {
  return (
    <p className="form-back">
      <Link className="link" to={`/dashboard/team/${id}`}>
        {accountTexts.back}
      </Link>
    </p>
  )
}
