import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { placeName } from '#app/leads/detail/facts/place-name.ts'
import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import { momentText } from '#app/leads/detail/spoken-moment.ts'
import { personTexts } from '#app/strings/en/person.ts'

import type { OtherEnquiry } from './person-record.ts'
import { PersonButton } from './person-button.tsx'

type Props = {
  record: LeadRecord
  back: string
}

export function PersonEnquiries({ record, back }: Props) {
  const { lead, person } = record
  const { others, isUnlinked } = person
  if (isUnlinked) {
    return (
      <section className="panel-list duplicates-unlinked">
        <p>{personTexts.isUnlinked}</p>
        <PersonButton lead={lead.id} change="relink" other={lead.id} back={back}>
          {personTexts.joinAgain}
        </PersonButton>
      </section>
    )
  }
  if (others.length === 0) return null
  const isOnePhone = others.every(({ phone }) => phone === lead.phone)
  return (
    <section className="panel-list">
      <h3>
        {personTexts.enquiries}{' '}
        <span className="caption">
          {personTexts[isOnePhone ? 'samePhone' : 'overPhones'](others.length)}
        </span>
      </h3>
      <ul>
        {others.map((other) => (
          <Enquiry key={other.id} other={other} record={record}>
            {other.phone === lead.phone ? null : (
              <PersonButton
                lead={lead.id}
                change="unlink"
                other={other.id}
                back={back}
                label={personTexts.takeOther(other.name, other.phone)}
              >
                {personTexts.unlink}
              </PersonButton>
            )}
          </Enquiry>
        ))}
      </ul>
      {others.some(({ phone }) => phone === lead.phone) ? (
        <PersonButton lead={lead.id} change="unlink" other={lead.id} back={back}>
          {personTexts.unlinkThis}
        </PersonButton>
      ) : null}
    </section>
  )
}

export function UnlinkedEnquiries({ record, back }: Props) {
  const { lead, person } = record
  if (person.unlinked.length === 0) return null
  return (
    <section className="panel-list">
      <h3>{personTexts.unlinked}</h3>
      <ul>
        {person.unlinked.map((other) => (
          <Enquiry key={other.id} other={other} record={record}>
            <PersonButton
              lead={lead.id}
              change="relink"
              other={other.id}
              back={back}
              label={personTexts.joinOther(other.name)}
            >
              {personTexts.joinAgain}
            </PersonButton>
          </Enquiry>
        ))}
      </ul>
    </section>
  )
}

type EnquiryProps = { other: OtherEnquiry; record: LeadRecord; children: ReactNode }

function Enquiry({ other, record: { lead, at }, children }: EnquiryProps) {
  return (
    <li>
      <span className="caption">{momentText(other.at, at)}</span>
      <div className="duplicate-line">
        <Link to={`/dashboard/leads/${other.id}`} preventScrollReset>
          {other.name === lead.name ? null : (
            <b>
              <bdi>{other.name}</bdi>:{' '}
            </b>
          )}
          {other.phone === lead.phone ? null : `${other.phone}. `}
          <bdi>{placeName(other.location)}</bdi>. <bdi>{other.message}</bdi>
        </Link>
        {children}
      </div>
    </li>
  )
}
