import { data, redirect } from 'react-router'

import { reportErrorContext } from '#app/lib/http/request-context.ts'
import { findMailedLink } from '#app/privacy/withdrawal/find-withdrawal.server.ts'
import { mailedLinkPath } from '#app/privacy/withdrawal/mail-withdrawal-links.server.ts'
import { withdrawByMailedLink } from '#app/privacy/withdrawal/withdraw-by-link.server.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/mailed-withdrawal'
import sheet from './privacy.css?url'
import { WithdrawalText } from './withdrawal-text.tsx'
import { afterLink, isToken, pageFacts, findWithdrawalState } from './withdrawal-page.server.ts'

const find = (token: string) => findMailedLink(db, token)

/** Opening the link changes nothing: mail programs follow links. */
export async function loader({ params }: Route.LoaderArgs) {
  const state = await findWithdrawalState(params.token, find)
  const pageData = { state, ...pageFacts() }
  return data(pageData, { status: state ? 200 : 404, headers: { 'Cache-Control': 'no-store' } })
}

/** POST: withdraws the enquiries with the link's phone and address. */
export async function action({ params, context }: Route.ActionArgs) {
  const { token } = params
  if (!isToken(token)) throw new Response('Not Found', { status: 404 })
  const outcome = await withdrawByMailedLink(db, token)
  if (!outcome && !(await findWithdrawalState(token, find)))
    throw new Response('Not Found', { status: 404 })
  await afterLink(outcome, context.get(reportErrorContext))
  return redirect(mailedLinkPath(token), 303)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Withdraw your consent | ${loaderData?.brand ?? ''}` }]
}

export default function MailedWithdrawal({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <WithdrawalText closes="address" {...loaderData} />
    </div>
  )
}
