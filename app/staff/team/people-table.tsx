import { Link } from 'react-router'

import { canEditSite, canExportLeads } from '#app/staff/access/rights.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { linkTexts } from '#app/strings/en/password-links.ts'

import type { Person } from './person.ts'

const { columns } = accountTexts

export function PeopleTable({ people, chosen }: { people: Person[]; chosen: string | undefined }) {
  return (
    <table className="team-table">
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.role}</th>
          <th scope="col">{columns.leadScope}</th>
          <th scope="col" className="team-table-extra">
            {columns.export}
          </th>
          <th scope="col" className="team-table-extra">
            {columns.edit}
          </th>
          <th scope="col" className="team-table-extra">
            {columns.twoStep}
          </th>
          <th scope="col" className="team-table-extra team-table-figure">
            {columns.sessions}
          </th>
          <th scope="col">{columns.lastSeen}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} isChosen={person.id === chosen} />
        ))}
      </tbody>
    </table>
  )
}

function PersonRow({ person, isChosen }: { person: Person; isChosen: boolean }) {
  const { id, name, role, isSuspended, isInvited, hasTwoStep } = person
  return (
    <tr
      className={isChosen ? 'team-table-current' : isSuspended ? 'team-table-inactive' : undefined}
    >
      <th scope="row" dir="auto">
        <Link
          to={`/dashboard/team/${id}`}
          aria-current={isChosen ? 'page' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      </th>
      <td>
        {isSuspended ? (
          <span className="team-table-suspended">{accountTexts.suspended}</span>
        ) : (
          accountTexts.role[role]
        )}
        {isInvited && !isSuspended ? `, ${linkTexts.invited}` : null}
      </td>
      <td>{seenBy(person)}</td>
      <td className="team-table-extra">{yesOrNo(canExportLeads(person), person)}</td>
      <td className="team-table-extra">{yesOrNo(canEditSite(person), person)}</td>
      <td className="team-table-extra">
        {hasTwoStep ? (
          accountTexts.on
        ) : (
          <span className={isSuspended ? undefined : 'team-table-warning'}>{accountTexts.off}</span>
        )}
      </td>
      <td className="team-table-extra team-table-figure">{person.sessions}</td>
      <LastSeen person={person} />
    </tr>
  )
}

function LastSeen({ person: { isInvited, linkUntil, lastSeen } }: { person: Person }) {
  if (isInvited)
    return (
      <td className="team-table-link">
        {linkUntil ? (
          <time dateTime={linkUntil.at}>{linkTexts.untilShort(linkUntil.shown)}</time>
        ) : (
          linkTexts.noLinkShort
        )}
      </td>
    )
  return (
    <td className="team-table-time">
      {lastSeen ? (
        <time dateTime={lastSeen.at}>{lastSeen.isNow ? accountTexts.now : lastSeen.shown}</time>
      ) : (
        accountTexts.never
      )}
    </td>
  )
}

function seenBy({ role, leadScope, isSuspended }: Person): string {
  if (isSuspended) return accountTexts.leadScope.nothing
  return role === 'owner' ? accountTexts.leadScope.everything : accountTexts.leadScope[leadScope]
}

function yesOrNo(may: boolean, { isSuspended }: Person): string {
  return may && !isSuspended ? accountTexts.yes : accountTexts.no
}
