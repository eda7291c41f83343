import { mailServerTexts as texts } from '#app/strings/en/setting-forms.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'

import { MAIL_SERVER } from '#app/settings/composed-fields.ts'
import type { MailServer } from './mail-server.ts'

type Texts = Readonly<Record<string, string>>

type Props = {
  server: MailServer
  isUnread: boolean
  /** What was typed, where it was refused. */
  typed: Texts | undefined
  errors: Texts
}

/** The mail server in its parts: the password never shows. */
export function MailServerInputs({ server, isUnread, typed, errors }: Props) {
  const { host, port, user } = typed
    ? { host: typed['SMTP_HOST'], port: typed['SMTP_PORT'], user: typed['SMTP_USER'] }
    : server
  const state = isUnread ? settingsTexts.unread : server.hasPassword ? settingsTexts.keepSecret : ''
  return (
    <>
      <input type="hidden" name={MAIL_SERVER} value="parts" />
      <TextField
        id="SMTP_HOST"
        name="SMTP_HOST"
        label={texts.host}
        hint={texts.hostHint}
        defaultValue={host}
        autoComplete="off"
        error={errors['SMTP_HOST'] ?? errors['SMTP_URL']}
      />
      <TextField
        id="SMTP_PORT"
        name="SMTP_PORT"
        label={texts.port}
        hint={texts.portHint}
        inputMode="numeric"
        defaultValue={port}
        autoComplete="off"
        error={errors['SMTP_PORT']}
      />
      <TextField
        id="SMTP_USER"
        name="SMTP_USER"
        label={texts.user}
        hint={texts.userHint}
        defaultValue={user}
        autoComplete="off"
        error={errors['SMTP_USER']}
      />
      <TextField
        id="SMTP_PASSWORD"
        name="SMTP_PASSWORD"
        type="password"
        label={texts.password}
        hint={state}
        autoComplete="new-password"
        error={errors['SMTP_PASSWORD']}
      />
    </>
  )
}
