import { data, redirect } from 'react-router'

import { config } from '#app/config.server.ts'
import { db } from '#app/db.server.ts'
import { withdrawalPath } from '#app/leads/privacy/consent.server.ts'
import { fileWithdrawals } from '#app/leads/privacy/file-withdrawals.server.ts'
import { findLink, type LinkState } from '#app/leads/privacy/find-withdrawal.server.ts'
import { tellWithdrawn, withdrawByLink } from '#app/leads/privacy/withdraw.server.ts'
import { SentHereIsland } from '#app/leads/waiting/sent-here.tsx'
import { inTime } from '#app/lib/work/in-time.ts'
import { reportErrorContext } from '#app/request-context.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'
import { Sheet } from '#app/ui/sheet.tsx'

import type { Route } from './+types/withdraw'
import sheet from './privacy.css?url'
import { WithdrawWords } from './withdraw-words.tsx'

const TOKEN = /^[\da-f]{32}$/

/** What a link withdraws, or what came of it; nothing of the enquiry itself is shown. */
export async function loader({ params }: Route.LoaderArgs) {
  const state = await stateOf(params.token)
  const { SEALED_DAYS: days, PUBLIC_PHONE: phone, PRIVACY_EMAIL: email, BRAND: brand } = config
  const path = withdrawalPath(params.token)
  const shown = { state, days, phone, email, brand, path }
  return data(shown, { status: state ? 200 : 404, headers: { 'Cache-Control': 'no-store' } })
}

/** POST: withdraws, and shows the same page, which now says so. */
export async function action({ params, context }: Route.ActionArgs) {
  const { token } = params
  if (!TOKEN.test(token)) throw new Response('Not Found', { status: 404 })
  const withdrawn = await withdrawByLink(db, token)
  if (!withdrawn && !(await stateOf(token))) throw new Response('Not Found', { status: 404 })
  if (withdrawn) {
    tellWithdrawn()
    await afterwards(withdrawn.leads).catch(context.get(reportErrorContext))
  }
  return redirect(`/privacy/withdraw/${token}`, 303)
}

/** What of it waits for nobody: the withdrawal itself is durable by now, and a job makes up for the file. */
async function afterwards(rows: number): Promise<void> {
  await fileWithdrawals(db)
  await writeRecord(db, null, { kind: 'withdrawn-by-link', rows })
}

async function stateOf(token: string) {
  const found = TOKEN.test(token) ? await inTime(findLink(db, token)) : undefined
  return found && shownState(found)
}

function shownState(found: LinkState) {
  if (found.kind === 'open') return { kind: 'open' } as const
  const { isErased } = found
  return { kind: 'withdrawn', isErased, eraseAt: found.eraseAt.toISOString() } as const
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Withdraw your consent | ${loaderData?.brand ?? ''}` }]
}

export default function Withdraw({ loaderData }: Route.ComponentProps) {
  const { path, ...shown } = loaderData
  const isOpen = shown.state?.kind === 'open'
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <WithdrawWords {...shown} />
      {isOpen ? null : (
        <div className="text">
          <SentHereIsland over={path} />
        </div>
      )}
    </div>
  )
}
