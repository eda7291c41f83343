import { Form } from 'react-router'

import { linkTexts as texts } from '#app/strings/en/password-links.ts'
import { CopyButton } from '#app/ui/actions/copy-button.tsx'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

export type SharedLink = {
  personId: string
  name: string
  token: string
  address: string
  until: { at: string; shown: string }
  whatsApp: string
  /** For the owner's own mail program; undefined where the site sends the email. */
  mailTo: string | undefined
}

/** Of the last attempt to email the link. */
export type MailAnswer = { typed: string; error?: string; sent?: string }

type Props = { link: SharedLink; mail?: MailAnswer | undefined }

/** The link with the ways to send it; no other page can show it. */
export function ShareLink({ link, mail }: Props) {
  const { name, address, until, whatsApp, mailTo } = link
  return (
    <section className="share-link" aria-labelledby="share-link">
      <h2 id="share-link">{texts.title(name)}</h2>
      <p>
        <time dateTime={until.at}>{texts.note(until.shown)}</time>
      </p>
      <Field id="link-address" label={texts.address}>
        {(aria) => (
          <input
            {...aria}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className="share-link-ways">
        <a className="button" href={whatsApp} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          {texts.whatsApp}
        </a>
        <CopyButton text={address} texts={texts} />
        {mailTo === undefined ? null : (
          <a className="button button--line" href={mailTo}>
            {texts.email}
          </a>
        )}
      </div>
      {mailTo === undefined ? <MailForm link={link} mail={mail} /> : null}
    </section>
  )
}

function MailForm({ link: { personId, token }, mail }: Props) {
  return (
    <Form method="post" action={`/dashboard/team/${personId}/password`} noValidate>
      <input type="hidden" name="token" value={token} />
      <Field id="link-email" label={texts.emailAddress} error={mail?.error}>
        {(aria) => (
          <input
            {...aria}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={mail?.typed}
          />
        )}
      </Field>
      <button className="button button--line">{texts.send}</button>
      <StatusMessage className="account-message" event={mail}>
        {mail?.sent ?? null}
      </StatusMessage>
    </Form>
  )
}
