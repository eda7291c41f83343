import { Form, Link } from 'react-router'

import { accountTexts } from '#app/strings/en/accounts.ts'
import { linkTexts as texts } from '#app/strings/en/password-links.ts'

import type { Person } from './person.ts'

/** The invitation of an account, or the way to a link for a new password. */
export function PasswordLinkOf({ person }: { person: Person }) {
  const { id, isSuspended, isInvited, linkUntil, passwordIsGiven } = person
  if (isSuspended) return null
  const action = `/dashboard/team/${id}/password`
  const cancel = (label: string) => (
    <Link className="link" to={`/dashboard/team/${id}/link-cancellation`}>
      {label}
    </Link>
  )
  if (isInvited)
    return (
      <section className="panel-part">
        <h3>{texts.invitation}</h3>
        <p>{linkUntil ? texts.valid(linkUntil.shown) : texts.none}</p>
        <Form method="post" action={action} className="panel-links">
          <button className="button">{texts.renew}</button>
          {cancel(texts.cancelInvitation)}
        </Form>
        <p className="caption">{texts.renewNote}</p>
      </section>
    )
  return (
    <div className="panel-part">
      <Link className="link" to={action}>
        {accountTexts.password.link}
      </Link>
      {passwordIsGiven ? <p className="caption">{accountTexts.password.isTemporary}</p> : null}
      {linkUntil ? (
        <p className="caption">
          {texts.pending(linkUntil.shown)} {cancel(texts.cancelLink)}
        </p>
      ) : null}
    </div>
  )
}
