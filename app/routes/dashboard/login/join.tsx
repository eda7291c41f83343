import { data } from 'react-router'

import { formatMoment, machineTime } from '#app/audit/format-time.ts'
import { config } from '#app/config/config.server.ts'
import { withTimeout } from '#app/lib/async/with-timeout.ts'
import { readFields } from '#app/lib/http/read-body.ts'
import { clientAddressContext } from '#app/lib/http/request-context.ts'
import { storableText } from '#app/lib/text/storable.ts'
import { pictureFacts } from '#app/media/slots/manifest.server.ts'
import { headersOfAnswer } from '#app/routes/public/frame/headers-of-answer.ts'
import { LINKED_HEADERS } from '#app/routes/public/preview/linked-page.tsx'
import { prepareWeakness } from '#app/staff/accounts.server.ts'
import { passwordLength } from '#app/staff/login/sign-in.ts'
import { LoginIsland } from '#app/staff/login/sign-in-form.tsx'
import {
  findPasswordLink,
  setPasswordByLink,
} from '#app/staff/password-links/password-links.server.ts'
import { passwordTexts } from '#app/strings/en/password.ts'
import { joinTexts as texts } from '#app/strings/en/join.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/join.ts'
import { LONGEST_POST, refusedLink, signInTo, tryLink } from './link-form.server.ts'
import { LinkGone } from './link-gone.tsx'
import { LoginFigure } from './login-figure.tsx'
import sheet from './sign-in.css?url'

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export const headers = headersOfAnswer

/** Opening the link changes nothing: chat programs open links to preview them. */
export async function loader({ params }: Route.LoaderArgs) {
  const found = await withTimeout(findPasswordLink(db, params.token))
  if (found) prepareWeakness()
  const link = found && {
    brand: config.BRAND,
    madeBy: found.madeBy,
    isInvited: found.isInvited,
    role: found.staff.role,
    phone: found.staff.phone,
    until: { at: machineTime(found.expiresAt), shown: formatMoment(found.expiresAt, new Date()) },
  }
  const picture = pictureFacts('city-noida')
  return data({ link, picture }, { status: link ? 200 : 404, headers: LINKED_HEADERS })
}

/** POST: sets the password, uses up the link and signs in. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const address = context.get(clientAddressContext)
  const tried = await tryLink({ token, address, gone: texts.gone }, () =>
    findPasswordLink(db, token),
  )
  if (tried.kind === 'refused') return tried.answer
  const fields = await readFields(request, LONGEST_POST)
  const chosen = storableText(fields.get('password') ?? '')
  if (chosen !== storableText(fields.get('again') ?? '')) return wrong({ again: texts.differ })
  const { staff } = tried.found
  const set = await setPasswordByLink(db, { staff, token, chosen })
  if (set.kind === 'gone') return refusedLink(texts.gone, 404)
  if (set.kind === 'weak') return wrong({ password: set.reason })
  return signInTo('/dashboard', { request, address, staffId: staff.id })
}

function wrong(faults: { password?: string; again?: string }) {
  return data({ faults, message: undefined }, { status: 422, headers: LINKED_HEADERS })
}

export default function Join({ loaderData: { link, picture }, actionData }: Route.ComponentProps) {
  return (
    <div className="login">
      <Sheet href={sheet} />
      <div>
        {link ? (
          <section className="login-join">
            <h1>{texts.title}</h1>
            <p className="login-note">
              {link.isInvited
                ? texts.invited(link.madeBy, link.brand, link.role)
                : texts.reset(link.madeBy, link.brand)}
            </p>
            {actionData?.message === undefined ? null : (
              <p role="alert" className="login-error">
                {actionData.message}
              </p>
            )}
            <LoginIsland
              join={{
                texts: {
                  phone: texts.phone,
                  password: texts.password,
                  hint: passwordTexts.rules(passwordLength.min),
                  again: texts.again,
                  go: link.isInvited ? texts.join : texts.save,
                },
                phone: link.phone,
                wrong: actionData?.faults ?? {},
              }}
            />
            <p className="login-note login-forgot">
              <time dateTime={link.until.at}>{texts.until(link.until.shown)}</time>
            </p>
          </section>
        ) : (
          <LinkGone title={texts.gone} note={texts.goneNote} />
        )}
      </div>
      <LoginFigure picture={picture} />
    </div>
  )
}
