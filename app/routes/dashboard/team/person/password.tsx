import { data, Form, replace } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { readEmail } from '#app/enquiries/form/enquiry.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { mailNow } from '#app/notifications/mail/mail-alert.server.ts'
import { passwordLinkMail } from '#app/notifications/mail/password-link-mail.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { LINK_HOURS } from '#app/staff/password-links/link-hours.ts'
import {
  findPasswordLink,
  makePasswordLink,
  type FoundLink,
} from '#app/staff/password-links/password-links.server.ts'
import { ShareLink, type MailAnswer } from '#app/staff/password-links/share-link.tsx'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import type { Person } from '#app/staff/team/person.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { linkTexts } from '#app/strings/en/password-links.ts'
import { AlertMessage } from '#app/ui/feedback/alert-message.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/password.ts'
import { BackToPerson } from './back-to-person.tsx'
import { linkAddress, sharedLink } from '#app/routes/dashboard/team/shared-link.server.ts'
import style from '#app/routes/dashboard/team/team.css?url'
import { requirePerson } from './require-person.server.ts'

const texts = accountTexts.password

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.link }]

export async function loader({ params, context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const { id, name, isInvited } = await requirePerson(db, params.person)
  return { id, name, isInvited }
}

/** POST: a link with which the person sets a password; with `token` emails the link that the page shows. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const by = context.get(staffContext)
  refuseAgents(by)
  const person = await requirePerson(db, params.person)
  // One's own needs the old password.
  if (person.id === by.id) return replace('/dashboard/account')
  const field = await postedFields(request)
  const token = field('token')
  if (token !== '') return mailLink(person, { token, typed: field('email'), by, url })
  const made = await makePasswordLink(db, person.id, by)
  if (made.kind !== 'made') return replace(`/dashboard/team/${person.id}`)
  return { link: sharedLink({ person, link: made.link, by, url }), mail: undefined }
}

type Mailing = { token: string; typed: string; by: { name: string }; url: URL }

async function mailLink(person: Person, { token, typed, by, url }: Mailing) {
  const found = await findPasswordLink(db, token)
  if (found?.staff.id !== person.id)
    return data({ link: undefined, mail: undefined }, { status: 409 })
  const link = sharedLink({ person, link: { token, expiresAt: found.expiresAt }, by, url })
  const mail = await sendTo(typed, found, linkAddress(token, url))
  return data({ link, mail }, { status: mail.error === undefined ? 200 : 422 })
}

async function sendTo(typed: string, found: FoundLink, href: string): Promise<MailAnswer> {
  const address = readEmail(typed.trim())
  if (address === undefined) return { typed, error: linkTexts.emailWrong }
  const { isInvited, madeBy } = found
  const mail = passwordLinkMail(
    { isInvited, madeBy, hours: LINK_HOURS, href },
    { brand: config.BRAND, address },
  )
  const sent = await mailNow(address, mail)
  return sent.kind === 'sent'
    ? { typed: '', sent: linkTexts.sent(address) }
    : { typed, error: linkTexts.notSent(sent.reason) }
}

export default function PersonPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, isInvited } = loaderData
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{isInvited ? linkTexts.invitation : texts.title(name)}</h1>
      {actionData?.link ? (
        <ShareLink link={actionData.link} mail={actionData.mail} />
      ) : (
        <>
          {actionData ? <AlertMessage>{linkTexts.expired}</AlertMessage> : null}
          <p>{isInvited ? linkTexts.renewNote : texts.note}</p>
          <Form method="post">
            <button className="button form-submit">{texts.go}</button>
          </Form>
        </>
      )}
      <BackToPerson id={id} />
    </main>
  )
}
