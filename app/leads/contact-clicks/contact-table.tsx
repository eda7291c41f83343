import { Link } from 'react-router'

import { addresses } from '#app/config/addresses.ts'
import type { AddedSource } from '#app/leads/add/new-lead.ts'
import { LeadTableHead } from '#app/leads/list/row/lead-table-head.tsx'
import { LeadTime } from '#app/leads/list/row/lead-time.tsx'
import { addLeadTexts } from '#app/strings/en/add-lead.ts'
import { contactsTexts } from '#app/strings/en/contacts.ts'

import type { ListedContact } from './contact-row.ts'

const columns = Object.values(contactsTexts.columns)

/** The form that adds a lead, filled from a click. */
function addAddress({ code, kind, page }: Pick<ListedContact, 'code' | 'kind' | 'page'>): string {
  const source: AddedSource = kind === contactsTexts.kind.call ? 'call' : 'whatsapp'
  return `${addresses.newLead.path}?${new URLSearchParams({ source, code, page }).toString()}`
}

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
              {leads.length > 0 ? null : (
                <Link to={addAddress({ code, kind, page })}>{addLeadTexts.title}</Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
