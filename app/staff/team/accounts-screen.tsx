import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { AuditList } from '#app/audit/audit-list.tsx'
import type { AuditPage } from '#app/audit/audit-log.server.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { PeopleTable } from './people-table.tsx'
import type { Person } from './person.ts'

type Props = {
  people: Person[]
  record: AuditPage
  isNewest: boolean
  chosen?: string
  done: ReactNode
  children?: ReactNode
}

export function AccountsScreen({ people, record, isNewest, chosen, done, children }: Props) {
  const active = people.filter(({ isSuspended, isInvited }) => !isSuspended && !isInvited).length
  return (
    <main id="main" className="dashboard accounts-page">
      <div className="dashboard-title">
        <h1>
          {accountTexts.title} <small>{accountTexts.summary(people.length, active)}</small>
        </h1>
        <Link className="button" to="/dashboard/team/new">
          <Icon name="plus" />
          {accountTexts.add}
        </Link>
      </div>
      {done}
      <div className={chosen === undefined ? 'accounts' : 'accounts accounts--open'}>
        <div>
          <PeopleTable people={people} chosen={chosen} />
          <AuditList page={record} isNewest={isNewest} />
        </div>
        {children}
      </div>
    </main>
  )
}
