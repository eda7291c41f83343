import { setTimeout as sleep } from 'node:timers/promises'

import { data, redirect } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { withdrawalPath } from '#app/enquiries/consent/consent.server.ts'
import { SentHereIsland } from '#app/enquiries/offline-queue/sent-here.tsx'
import { readFields } from '#app/lib/http/read-body.ts'
import { clientAddressContext, reportErrorContext } from '#app/lib/http/request-context.ts'
import { mailWay } from '#app/notifications/destinations.server.ts'
import { findLink } from '#app/privacy/withdrawal/find-withdrawal.server.ts'
import { mailWithdrawalLinks } from '#app/privacy/withdrawal/mail-withdrawal-links.server.ts'
import { withdrawByLink } from '#app/privacy/withdrawal/withdraw-by-link.server.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/withdraw'
import { CloseAll } from './close-all.tsx'
import sheet from './privacy.css?url'
import { WithdrawalText } from './withdrawal-text.tsx'
import { afterLink, isToken, pageFacts, findWithdrawalState } from './withdrawal-page.server.ts'

/** Bytes of a post. */
const LONGEST = 1024

const find = (token: string) => findLink(db, token)

/** The link's state; the page shows nothing of the enquiry itself. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const state = await findWithdrawalState(params.token, find)
  const isMailed = mailWay(config) !== undefined
  const isSent = isMailed && url.searchParams.has('sent')
  const path = withdrawalPath(params.token)
  const pageData = { state, path, isMailed, isSent, ...pageFacts() }
  return data(pageData, { status: state ? 200 : 404, headers: { 'Cache-Control': 'no-store' } })
}

/** POST: withdraws this enquiry; with `closes=all` emails links that withdraw more. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params
  if (!isToken(token)) throw new Response('Not Found', { status: 404 })
  const fields = await readFields(request, LONGEST)
  if (fields.get('closes') === 'all') return mailLinks(token, context.get(clientAddressContext))
  const outcome = await withdrawByLink(db, token)
  if (!outcome && !(await findWithdrawalState(token, find)))
    throw new Response('Not Found', { status: 404 })
  await afterLink(outcome, context.get(reportErrorContext))
  return redirect(withdrawalPath(token), 303)
}

/** Milliseconds of every answer: a faster one would reveal that there is no address. */
const SAME_MS = 500

/** The answer is the same with and without an address. */
async function mailLinks(token: string, address: string) {
  if (!(await findWithdrawalState(token, find))) throw new Response('Not Found', { status: 404 })
  const mailing = mailWay(config) && mailWithdrawalLinks(db, { token, address })
  await Promise.all([mailing, sleep(SAME_MS)])
  return redirect(`${withdrawalPath(token)}?sent#close-all`, 303)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Withdraw your consent | ${loaderData?.brand ?? ''}` }]
}

export default function Withdraw({ loaderData }: Route.ComponentProps) {
  const { path, isMailed, isSent, ...rest } = loaderData
  const { state, phone, email } = rest
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <WithdrawalText closes="enquiry" {...rest} />
      {state ? <CloseAll {...{ isMailed, isSent, phone, email }} /> : null}
      {state && state.kind !== 'withdrawn' ? null : (
        <div className="text">
          <SentHereIsland over={path} />
        </div>
      )}
    </div>
  )
}
