import { Form, Link } from 'react-router'

import { accountTexts } from '#app/strings/en/accounts.ts'
import { AlertMessage } from '#app/ui/feedback/alert-message.tsx'
import { Icon } from '#app/ui/media/icon.tsx'
import { linkTexts } from '#app/strings/en/password-links.ts'

import type { OpenSession, Person } from './person.ts'
import { SessionName } from './session-name.tsx'

type Props = {
  person: Person
  sessions: OpenSession[]
  isYourself: boolean
  refused: string | undefined
}

export function PersonPanel({ person, sessions, isYourself, refused }: Props) {
  const { id, name, phone } = person
  const isAwaited = person.isInvited && !person.isSuspended
  return (
    <aside className="person" aria-labelledby="person-name">
      <div className="person-head">
        <div>
          <h2 id="person-name" dir="auto">
            {name}
          </h2>
          <p className="person-phone">
            {phone}
            {isYourself ? ` · ${accountTexts.you}` : ''}
          </p>
          <Link className="link person-details" to={`/dashboard/team/${id}/details`}>
            {accountTexts.details.link}
          </Link>
        </div>
        <Link
          className="person-close"
          to="/dashboard/team"
          aria-label={accountTexts.close}
          preventScrollReset
        >
          <Icon name="cross" />
        </Link>
      </div>
      {isAwaited ? <InvitationOf person={person} /> : null}
      {isYourself ? null : (
        <AccessForm
          key={`${id}-${person.role}-${person.leadScope}-${String(person.canExport)}`}
          person={person}
          refused={refused}
        />
      )}
      {isAwaited ? null : <SignInOf {...{ person, sessions, isYourself }} />}
    </aside>
  )
}

function SignInOf({ person, sessions, isYourself }: Omit<Props, 'refused'>) {
  return (
    <>
      <SessionList person={person} sessions={sessions} isYourself={isYourself} />
      {isYourself ? (
        <p className="caption panel-part">{accountTexts.refused.yourself}</p>
      ) : (
        <>
          <TwoStepOf person={person} />
          <PasswordLinkOf person={person} />
          <SuspensionOf person={person} />
        </>
      )}
    </>
  )
}

function TwoStepOf({ person: { id, hasTwoStep } }: { person: Person }) {
  const texts = accountTexts.twoStep
  return (
    <section className="panel-part">
      <h3>{texts.title}</h3>
      <p className="caption">{hasTwoStep ? texts.isOn : texts.isOff}</p>
      {hasTwoStep ? (
        <details className="panel-action">
          <summary>{texts.lost}</summary>
          <p className="caption">{texts.lostNote}</p>
          <Form method="post" action={`/dashboard/team/${id}/two-step`} replace>
            <button className="button button--line">{texts.turnOff}</button>
          </Form>
        </details>
      ) : null}
    </section>
  )
}

function SuspensionOf({ person: { id, name, isSuspended } }: { person: Person }) {
  const texts = accountTexts.suspension
  if (isSuspended) {
    return (
      <section className="panel-part">
        <p className="team-table-suspended">{texts.isSuspended}</p>
        <Form method="post" action={`/dashboard/team/${id}/restoration`} replace>
          <button className="button button--line">{texts.restore}</button>
        </Form>
      </section>
    )
  }
  return (
    <details className="panel-action panel-action--danger">
      <summary>{texts.open(name)}</summary>
      <p className="caption">{texts.note}</p>
      <Form method="post" action={`/dashboard/team/${id}/suspension`} replace>
        <button className="button button--line">{texts.go}</button>
      </Form>
    </details>
  )
}

const accessTexts = accountTexts.access

type AccessFormProps = {
  person: Person
  refused: string | undefined
}

function AccessForm({ person, refused }: AccessFormProps) {
  return (
    <Form
      method="post"
      action={`/dashboard/team/${person.id}`}
      className="access"
      replace
      preventScrollReset
    >
      <fieldset>
        <legend>{accessTexts.role}</legend>
        <Choice name="role" value="agent" label={accessTexts.agent} chosen={person.role} />
        <Choice name="role" value="owner" label={accessTexts.owner} chosen={person.role} />
        <p className="caption access-owner">{accessTexts.ownerNote}</p>
      </fieldset>
      <fieldset className="access-agent">
        <legend>{accessTexts.leadScope}</legend>
        <Choice name="leadScope" value="own" label={accessTexts.own} chosen={person.leadScope} />
        <Choice name="leadScope" value="all" label={accessTexts.all} chosen={person.leadScope} />
      </fieldset>
      <fieldset className="access-agent">
        <legend>{accessTexts.may}</legend>
        <label>
          <input type="checkbox" name="canExport" defaultChecked={person.canExport} />
          {accessTexts.export}
        </label>
        <label>
          <input type="checkbox" name="canEdit" defaultChecked={person.canEdit} />
          {accessTexts.edit}
        </label>
      </fieldset>
      <button className="button button--line access-save">{accessTexts.save}</button>
      {refused === undefined ? null : (
        <AlertMessage className="access-error">{refused}</AlertMessage>
      )}
    </Form>
  )
}

type ChoiceProps = { name: string; value: string; label: string; chosen: string }

function Choice({ name, value, label, chosen }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
      {label}
    </label>
  )
}

function InvitationOf({ person: { id, linkUntil } }: { person: Person }) {
  return (
    <section className="panel-part">
      <h3>{linkTexts.invitation}</h3>
      <p>{linkUntil ? linkTexts.valid(linkUntil.shown) : linkTexts.none}</p>
      <Form method="post" action={`/dashboard/team/${id}/password`} className="panel-links">
        <button className="button">{linkTexts.renew}</button>
        <CancelLink id={id} label={linkTexts.cancelInvitation} />
      </Form>
      <p className="caption">{linkTexts.renewNote}</p>
    </section>
  )
}

/** The way to a link for a new password. */
function PasswordLinkOf({ person }: { person: Person }) {
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
          {linkTexts.pending(linkUntil.shown)} <CancelLink id={id} label={linkTexts.cancelLink} />
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

const sessionTexts = accountTexts.sessions

/** The reader's own sessions end on a page that asks for the password. */
function SessionList({ person, sessions, isYourself }: Omit<Props, 'refused'>) {
  const action = `/dashboard/team/${person.id}/sessions`
  return (
    <section className="panel-part">
      <h3>{sessionTexts.title}</h3>
      {sessions.length === 0 ? <p className="caption">{sessionTexts.none}</p> : null}
      <ul className="session-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionName session={session} />
            {isYourself ? null : <EndOf session={session} action={action} />}
          </li>
        ))}
      </ul>
      {isYourself ? (
        <Link className="link" to="/dashboard/account/sessions">
          {sessionTexts.yours}
        </Link>
      ) : null}
      {sessions.length > 1 && !isYourself ? (
        <Form method="post" action={action} replace preventScrollReset>
          <button className="plain-action">{sessionTexts.endAll}</button>
        </Form>
      ) : null}
    </section>
  )
}

function EndOf({ session, action }: { session: OpenSession; action: string }) {
  const { id, browser = sessionTexts.unknown, since } = session
  return (
    <Form method="post" action={action} replace preventScrollReset>
      <input type="hidden" name="session" value={id} />
      <button className="plain-action" aria-label={sessionTexts.endOf(browser, since.shown)}>
        {sessionTexts.end}
      </button>
    </Form>
  )
}
