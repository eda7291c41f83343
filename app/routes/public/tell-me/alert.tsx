import { data, redirect } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { contactDetails } from '#app/config/contact-details.ts'
import { aboutOf } from '#app/enquiries/alerts/alert-subject.server.ts'
import { aboutText, newsOf } from '#app/enquiries/alerts/alert-texts.ts'
import {
  alertPath,
  confirmAlert,
  findAlert,
  stopAlert,
} from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { withTimeout } from '#app/lib/async/with-timeout.ts'
import { readFields } from '#app/lib/http/read-body.ts'
import { reportErrorContext } from '#app/lib/http/request-context.ts'
import { fileStoppedAlert } from '#app/privacy/withdrawal/file-withdrawals.server.ts'
import { isToken } from '#app/routes/public/privacy/withdrawal-page.server.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { db } from '#db/client.server.ts'
import { headersOfAnswer } from '#app/routes/public/frame/headers-of-answer.ts'

import type { Route } from './+types/alert'
import sheet from './tell-me.css?url'

/** Bytes of a post. */
const LONGEST = 1024
const NO_STORE = { 'Cache-Control': 'no-store' }

/** GET /tell-me/:token shows the alert: opening it changes nothing, since mail scanners open links. */
export async function loader({ params }: Route.LoaderArgs) {
  const { token } = params
  const alert = isToken(token) ? await withTimeout(findAlert(db, token)) : undefined
  const about = alert && (await aboutOf(alert.subject))
  const { phone, email } = contactDetails(config)
  return data(
    {
      brand: config.BRAND,
      days: config.ALERT_DAYS,
      phone,
      email,
      alert: alert && {
        news: about ? newsOf(about) : '',
        about: about ? aboutText(about) : '',
        contact: alert.contact.email ?? alert.contact.phone,
        since: DAY.format(alert.createdAt),
        isConfirmed: alert.isConfirmed,
      },
    },
    { status: alert ? 200 : 404, headers: NO_STORE },
  )
}

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** POST: `intent=confirm` confirms; anything else stops and erases, as mail programs post (RFC 8058). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params
  if (!isToken(token)) throw new Response('Not Found', { status: 404 })
  const fields = await readFields(request, LONGEST)
  if (fields.get('intent') === 'confirm') {
    await confirmAlert(db, token)
    return redirect(alertPath(token), 303)
  }
  // The erasure is durable; without the file a restored backup could bring the alert back.
  if (await stopAlert(db, token))
    await fileStoppedAlert(token).catch(context.get(reportErrorContext))
  // No redirect: a mail program does not follow one.
  return data({ isStopped: true }, { status: 200, headers: NO_STORE })
}

export const headers = headersOfAnswer

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Your alert | ${loaderData?.brand ?? ''}` }]
}

export default function AlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { alert, phone, email, days } = loaderData
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <div className="page tell-me">
        {actionData?.isStopped ? (
          <div role="status">
            <h1>Your alert is stopped</h1>
            <p>We erased it with your details. You can ask for another one at any time.</p>
            <p lang="hi">आपका अलर्ट बंद कर दिया गया है और आपका डेटा मिटा दिया गया है।</p>
          </div>
        ) : alert ? (
          <Alert {...alert} days={days} />
        ) : (
          <>
            <h1>This link does not work</h1>
            <p>
              The alert was stopped, or its time is over. Questions? Call {phone} or write to{' '}
              <a href={`mailto:${email}`}>{email}</a>.
            </p>
          </>
        )}
      </div>
    </div>
  )
}

type AlertProps = {
  news: string
  about: string
  contact: string
  since: string
  isConfirmed: boolean
  days: number
}

/** All that the site keeps of it, so that it is also the copy of the visitor's data. */
function Alert({ news, about, contact, since, isConfirmed, days }: AlertProps) {
  return (
    <>
      <h1>{isConfirmed ? 'Your alert is on' : 'Confirm your alert'}</h1>
      <dl className="tell-me-facts">
        <div>
          <dt>Tell me when</dt>
          <dd>{news}</dd>
        </div>
        <div>
          <dt>About</dt>
          <dd>{about}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{contact}</dd>
        </div>
        <div>
          <dt>Since</dt>
          <dd>
            {since}; erased after {days} days
          </dd>
        </div>
      </dl>
      <form method="post" className="tell-me-form">
        {isConfirmed ? null : (
          <button className="button" name="intent" value="confirm">
            Confirm · <span lang="hi">पुष्टि करें</span>
          </button>
        )}
        <button
          className={isConfirmed ? 'button' : 'button button--line'}
          name="intent"
          value="stop"
        >
          {isConfirmed ? 'Stop this alert' : 'It was not me'} ·{' '}
          <span lang="hi">{isConfirmed ? 'अलर्ट बंद करें' : 'यह मैं नहीं था'}</span>
        </button>
      </form>
      <p>Stopping erases the alert with your details at once.</p>
    </>
  )
}
