import { Form } from 'react-router'

import { db } from '#app/db.server.ts'
import { ContactTable } from '#app/leads/clicks/contact-table.tsx'
import { listContactIntents } from '#app/leads/clicks/contact-intents.server.ts'
import { PaperHead } from '#app/leads/desk/paper-head.tsx'
import { SearchField } from '#app/ui/search-field.tsx'

import type { Route } from './+types/contacts.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Contact clicks' }]

/** The newest presses of call and chat links; `?q=` is part of a reference code. */
export async function loader({ url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('q') ?? ''
  return { contacts: await listContactIntents(db, typed), typed, at: new Date().toISOString() }
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { contacts, typed, at } = loaderData
  return (
    <main id="main" className="desk">
      <div className="desk-title">
        <h1>Contact clicks</h1>
        <Form className="search" role="search" action="/dashboard/contacts">
          <SearchField
            label="Search by code"
            placeholder="Search by code"
            autoCapitalize="characters"
            defaultValue={typed}
          />
        </Form>
      </div>
      <PaperHead count={clickCount(contacts.length)} search={typed} at={at} />
      <p className="caption desk-summary">
        Presses of the call and chat links. A chat that came from one carries its code: (Ref …).
      </p>
      {contacts.length > 0 ? (
        <ContactTable contacts={contacts} />
      ) : (
        <div className="empty" role="status">
          <b>{typed === '' ? 'No clicks yet.' : 'No such code.'}</b>
        </div>
      )}
    </main>
  )
}

function clickCount(count: number): string {
  return count === 1 ? '1 click' : `${count} clicks`
}
