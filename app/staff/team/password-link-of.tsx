import { Form, Link } from 'react-router'

import { accountTexts } from '#app/strings/en/accounts.ts'
import { linkTexts as texts } from '#app/strings/en/password-links.ts'

import type { Person } from './person.ts'

export function InvitationOf({ person: { id, linkUntil } }: { person: Person }) {
  return (
    <section className="panel-part">
      <h3>{texts.invitation}</h3>
      <p>{linkUntil ? texts.valid(linkUntil.shown) : texts.none}</p>
      <Form method="post" action={`/dashboard/team/${id}/password`} className="panel-links">
        <button className="button">{texts.renew}</button>
        <CancelLink id={id} label={texts.cancelInvitation} />
      </Form>
      <p className="caption">{texts.renewNote}</p>
    </section>
  )
}

/** The way to a link for a new password. */
export function PasswordLinkOf({ person }: { person: Person }) {
  const { id, isSuspended, linkUntil, passwordIsGiven } = person
  if (isSuspended) return null
  return (
    <div className="panel-part">
      <Link className="link" to={`/dashboard/team/${id}/password`}>
        {accountTexts.password.link}
      </Link>
      {passwordIsGiven ? <p className="caption">{accountTexts.password.isTemporary}</p> : null}
      {linkUntil ? (
        <p className="caption">
          {texts.pending(linkUntil.shown)} <CancelLink id={id} label={texts.cancelLink} />
        </p>
      ) : null}
    </div>
  )
}

function CancelLink({ id, label }: { id: string; label: string }) {
  return (
    <Link className="link" to={`/dashboard/team/${id}/link-cancellation`}>
      {label}
    </Link>
  )
}
