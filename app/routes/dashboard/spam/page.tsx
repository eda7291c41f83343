import { Form } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import { PaperHead } from '#app/leads/list/paper-head.tsx'
import { acceptedName, listSpam } from '#app/leads/spam/list-spam.server.ts'
import { MovedBar, type Moved } from '#app/leads/spam/moved-bar.tsx'
import { useSpamMoved } from '#app/leads/spam/spam-moved.ts'
import { SpamTable } from '#app/leads/spam/spam-table.tsx'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { auditLeads } from '#app/routes/dashboard/leads/read-list.server.ts'
import { requireAllLeads } from '#app/routes/dashboard/leads/require-all-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { spamListTexts } from '#app/strings/en/spam.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { SearchField } from '#app/ui/forms/search-field.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'

const MOVE = '/dashboard/spam/approvals'

export const meta: Route.MetaFunction = () => [{ title: spamListTexts.title }]

/** Enquiries over a rate limit, which are not leads yet; `after` names the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  requireAllLeads(staff)
  const after = url.searchParams.get('after') ?? ''
  const [page, moved] = [await listSpam(db, '', { after }), await movedIn(url.searchParams)]
  await auditLeads(staff, { filter: {}, typed: '', total: { count: page.leads.length } }, 'suspect')
  return { ...page, after, moved, at: new Date().toISOString() }
}

async function movedIn(search: URLSearchParams): Promise<Moved | undefined> {
  if (search.has('returned')) return { text: spamListTexts.returned }
  if (search.has('kept')) return { text: spamListTexts.inProgress }
  const lead = search.get('moved') ?? ''
  const name = await acceptedName(db, lead)
  return name === undefined ? undefined : { lead, name }
}

/** The search is posted, so that no address or history holds a name. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  requireAllLeads(staff)
  const field = await postedFields(request)
  const [typed, after] = [field('q'), field('after')]
  const page = await listSpam(db, typed, { after })
  await auditLeads(staff, { filter: {}, typed, total: { count: page.leads.length } }, 'suspect')
  return { ...page, typed, after, moved: undefined, at: new Date().toISOString() }
}

export default function Spam({ loaderData, actionData }: Route.ComponentProps) {
  const typed = actionData?.typed ?? ''
  const { leads, next, after, moved, at } = actionData ?? loaderData
  const { heading, table, onMove } = useSpamMoved(leads)
  return (
    <main id="main" className="dashboard">
      <div className="dashboard-title">
        <h1 ref={heading} tabIndex={-1}>
          {spamListTexts.title}
        </h1>
        <Form
          key={actionData ? 'found' : 'newest'}
          className="search"
          role="search"
          method="post"
          action="/dashboard/spam"
        >
          <SearchField
            label={listTexts.search}
            placeholder={listTexts.searchHint}
            defaultValue={typed}
          />
        </Form>
      </div>
      <MovedBar moved={moved} action={MOVE} />
      <PaperHead count={spamListTexts.count(leads.length)} search={typed} at={at} isCut />
      <p className="caption dashboard-summary">{spamListTexts.summary}</p>
      {leads.length > 0 ? (
        <SpamTable leads={leads} action={MOVE} onMove={onMove} ref={table} />
      ) : (
        <StatusMessage as="div" className="empty">
          <b>{typed === '' ? spamListTexts.none : spamListTexts.noneFound}</b>
        </StatusMessage>
      )}
      <div className="spam-pagination">
        {after === '' ? null : <PageButton label={spamListTexts.first} typed={typed} after="" />}
        {next === undefined ? null : (
          <PageButton label={spamListTexts.more} typed={typed} after={next} />
        )}
      </div>
    </main>
  )
}

/** Pages of a search are posted, so that no address holds a name. */
function PageButton({ label, typed, after }: { label: string; typed: string; after: string }) {
  const fields: [string, string][] = [
    ...(typed === '' ? [] : [['q', typed] satisfies [string, string]]),
    ...(after === '' ? [] : [['after', after] satisfies [string, string]]),
  ]
  return (
    <Form method={typed === '' ? 'get' : 'post'} action="/dashboard/spam">
      <HiddenFields fields={fields} />
      <button className="button button--line">{label}</button>
    </Form>
  )
}
