import { Form } from 'react-router'

import { listContactIntents } from '#app/leads/contact-clicks/contact-intents.server.ts'
import { ContactTable } from '#app/leads/contact-clicks/contact-table.tsx'
import { PaperHead } from '#app/leads/list/paper-head.tsx'
import { readCursor } from '#app/lib/http/row-cursor.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { contactsTexts } from '#app/strings/en/contacts.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { SearchField } from '#app/ui/forms/search-field.tsx'
import { CursorSteps } from '#app/ui/navigation/cursor-steps.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = () => [{ title: contactsTexts.title }]

/** Call and WhatsApp clicks, newest first; `?before=` pages, `?q=` holds part of a reference code, or a text with one. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const typed = url.searchParams.get('q') ?? ''
  const before = readCursor(url.searchParams.get('before'))
  const page = await listContactIntents(db, typed, context.get(staffContext), before)
  return { ...page, isNewest: before === undefined, typed, at: new Date().toISOString() }
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { contacts, older, isNewest, typed, at } = loaderData
  const address = (params: Record<string, string> = {}) =>
    `?${new URLSearchParams({ ...(typed !== '' && { q: typed }), ...params }).toString()}`
  return (
    <main id="main" className="dashboard">
      <div className="dashboard-title">
        <h1>{contactsTexts.title}</h1>
        <Form className="search" role="search" action="/dashboard/contacts">
          <SearchField
            label={contactsTexts.search}
            placeholder={contactsTexts.search}
            autoCapitalize="characters"
            defaultValue={typed}
          />
        </Form>
      </div>
      <PaperHead count={contactsTexts.count(contacts.length)} search={typed} at={at} />
      <p className="caption dashboard-summary">{contactsTexts.summary}</p>
      {contacts.length > 0 ? (
        <ContactTable contacts={contacts} />
      ) : (
        <StatusMessage as="div" className="empty">
          <b>{typed === '' ? contactsTexts.none : contactsTexts.noSuch}</b>
          <p>{typed === '' ? contactsTexts.noneMore : contactsTexts.noSuchMore}</p>
        </StatusMessage>
      )}
      <CursorSteps
        first={isNewest ? undefined : { to: address(), label: contactsTexts.newest }}
        next={
          older === undefined
            ? undefined
            : { to: address({ before: older }), label: contactsTexts.older }
        }
      />
    </main>
  )
}
