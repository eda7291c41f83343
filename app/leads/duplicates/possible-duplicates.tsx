import { Link } from 'react-router'

import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import { personTexts } from '#app/strings/en/person.ts'

import { PersonButton } from './person-button.tsx'

export function PossibleDuplicates({ record, back }: { record: LeadRecord; back: string }) {
  const { lead, person } = record
  if (person.duplicates.length === 0) return null
  return (
    <section className="panel-list">
      <h3>
        {personTexts.maybe} <span className="caption">{personTexts.maybeRemark}</span>
      </h3>
      <ul>
        {person.duplicates.map(({ id, name, phone, by }) => (
          <li key={id}>
            <span className="caption">{personTexts.duplicateReason[by]}</span>
            <div className="duplicate-line">
              <Link to={`/dashboard/leads/${id}`} preventScrollReset>
                <bdi>{name}</bdi>, {phone}
              </Link>
              <PersonButton
                lead={lead.id}
                change="link"
                other={id}
                back={back}
                label={personTexts.samePersonAs(name, phone)}
              >
                {personTexts.samePerson}
              </PersonButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
