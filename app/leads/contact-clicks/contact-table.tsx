import { Link } from 'react-router'

import { LeadTableHead } from '#app/leads/list/row/lead-table-head.tsx'
import { LeadTime } from '#app/leads/list/row/lead-time.tsx'
import { contactsTexts } from '#app/strings/en/contacts.ts'

import type { ListedContact } from './contact-row.ts'

const columns = Object.values(contactsTexts.columns)

/** Explicit roles: the phone layout removes `display: table`, and with it the native roles. */
export function ContactTable({ contacts }: { contacts: readonly ListedContact[] }) {
  return (
    <table className="table table--clicks" role="table">
      <LeadTableHead columns={columns} />
      <tbody role="rowgroup">
        {contacts.map(({ id, code, kind, ts, page, campaign, leads }) => (
          <tr key={id} role="row">
            <td role="cell">{code}</td>
            <td role="cell">{kind}</td>
            <td role="cell">
              <LeadTime ts={ts} />
            </td>
            <td role="cell">{page}</td>
            <td role="cell" dir="auto">
              {campaign}
            </td>
            <td role="cell">
              {leads.map((lead) => (
                <Link key={lead.id} to={`/dashboard/leads/${lead.id}`}>
                  <bdi>{lead.name}</bdi>
                </Link>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
