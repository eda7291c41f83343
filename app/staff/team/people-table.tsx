import { Link } from 'react-router'

import { edits, exports } from '#app/staff/staff.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'

import type { Person } from './person.ts'

const { columns } = accountTexts

export function PeopleTable({ people, chosen }: { people: Person[]; chosen: string | undefined }) {
  return (
    <table className="people">
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.role}</th>
          <th scope="col">{columns.leadScope}</th>
          <th scope="col" className="people-more">
            {columns.export}
          </th>
          <th scope="col" className="people-more">
            {columns.edit}
          </th>
          <th scope="col" className="people-more">
            {columns.secondStep}
          </th>
          <th scope="col" className="people-more people-figure">
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
  const { id, name, role, isSuspended, hasSecondStep, lastSeen } = person
  return (
    <tr className={isChosen ? 'people-at' : isSuspended ? 'people-out' : undefined}>
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
          <span className="people-bad">{accountTexts.suspended}</span>
        ) : (
          accountTexts.role[role]
        )}
      </td>
      <td>{seenBy(person)}</td>
      <td className="people-more">{yesOrNo(exports(person), person)}</td>
      <td className="people-more">{yesOrNo(edits(person), person)}</td>
      <td className="people-more">
        {hasSecondStep ? (
          accountTexts.on
        ) : (
          <span className={isSuspended ? undefined : 'people-soon'}>{accountTexts.off}</span>
        )}
      </td>
      <td className="people-more people-figure">{person.sessions}</td>
      <td className="people-when">
        {lastSeen ? (
          <time dateTime={lastSeen.at}>{lastSeen.isNow ? accountTexts.now : lastSeen.shown}</time>
        ) : (
          accountTexts.never
        )}
      </td>
    </tr>
  )
}

function seenBy({ role, sees, isSuspended }: Person): string {
  if (isSuspended) return accountTexts.leadScope.nothing
  return role === 'owner' ? accountTexts.leadScope.everything : accountTexts.leadScope[sees]
}

function yesOrNo(may: boolean, { isSuspended }: Person): string {
  return may && !isSuspended ? accountTexts.yes : accountTexts.no
}
