import { Link } from 'react-router'

import { panelTexts } from '#app/desk-texts/en/lead-panel.ts'

import { momentText } from './desk-moment.ts'
import type { LeadRecord } from './lead-record.ts'

/** What else the same phone asked about. */
export function OtherEnquiries({ record }: { record: LeadRecord }) {
  const { others, lead, at } = record
  if (others.length === 0) return null
  return (
    <section className="panel-list">
      <h3>{panelTexts.others}</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <span className="caption">{momentText(other.at, at)}</span>
            <Link to={`/dashboard/leads/${other.id}`} preventScrollReset>
              {other.name === lead.name ? null : <b>{other.name}: </b>}
              {other.location}. {other.message}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
