import { data, Form, Link } from 'react-router'

import { postedFields } from '#app/lib/http/posted-text.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { invitePerson } from '#app/staff/password-links/password-links.server.ts'
import { ShareLink } from '#app/staff/password-links/share-link.tsx'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { DetailFields } from '#app/staff/team/detail-fields.tsx'
import { readNewPerson } from '#app/staff/team/new-person.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { linkTexts } from '#app/strings/en/password-links.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/new.ts'
import { sharedLink } from './shared-link.server.ts'
import style from './team.css?url'

const texts = accountTexts.person

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  return null
}

/** POST: creates the account and answers the link of the invitation, which no other page can show. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const by = context.get(staffContext)
  refuseAgents(by)
  const field = await postedFields(request)
  const typed = { name: field('name'), phone: field('phone'), role: field('role') }
  const read = readNewPerson(typed)
  if (read.kind === 'wrong') return data({ typed, wrong: read.wrong }, { status: 422 })
  const { person } = read
  const invited = await invitePerson(db, person, by)
  if (invited.kind === 'exists')
    return data({ typed, wrong: { phone: texts.exists(invited.name) } }, { status: 409 })
  const { id, link } = invited
  return { link: sharedLink({ person: { ...person, id, isInvited: true }, link, by, url }) }
}

export default function AddPerson({ actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{texts.title}</h1>
      {actionData && 'link' in actionData ? (
        <>
          <ShareLink link={actionData.link} />
          <p className="form-back">
            <Link className="link" to="/dashboard/team/new">
              {linkTexts.another}
            </Link>
          </p>
        </>
      ) : (
        <InviteForm typed={actionData?.typed} wrong={actionData?.wrong ?? {}} />
      )}
      <p className="form-back">
        <Link className="link" to="/dashboard/team">
          {accountTexts.back}
        </Link>
      </p>
    </main>
  )
}

type Typed = { name: string; phone: string; role: string }
type FormProps = { typed: Typed | undefined; wrong: { name?: string; phone?: string } }

function InviteForm({ typed, wrong }: FormProps) {
  return (
    <>
      <p>{texts.note}</p>
      <Form method="post" className="invite" noValidate>
        <DetailFields typed={typed} wrong={wrong} />
        <fieldset className="access">
          <legend>{accountTexts.access.role}</legend>
          <Role
            value="agent"
            label={accountTexts.access.agent}
            does={texts.agentDoes}
            chosen={typed?.role ?? 'agent'}
          />
          <Role
            value="owner"
            label={accountTexts.access.owner}
            does={texts.ownerDoes}
            chosen={typed?.role ?? 'agent'}
          />
        </fieldset>
        <button className="button form-submit">{texts.go}</button>
      </Form>
    </>
  )
}

type RoleProps = { value: string; label: string; does: string; chosen: string }

function Role({ value, label, does, chosen }: RoleProps) {
  return (
    <label>
      <input type="radio" name="role" value={value} defaultChecked={value === chosen} />
      <span>
        {label} <span className="caption">{does}</span>
      </span>
    </label>
  )
}
