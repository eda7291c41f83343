import { data, replace } from 'react-router'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { formatMoment, formatTime } from '#app/audit/format-time.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { readCursor } from '#app/lib/http/row-cursor.ts'
import { fileWithdrawals } from '#app/privacy/withdrawal/file-withdrawals.server.ts'
import {
  listRestorable,
  restoreWithdrawal,
} from '#app/privacy/withdrawal/restore-withdrawal.server.ts'
import { isOwnRecipient, WrongKey } from '#app/privacy/withdrawal/seal.server.ts'
import { SealedList, PendingList } from '#app/privacy/withdrawal/withdrawal-lists.tsx'
import {
  decideRequest,
  listPendingRequests,
} from '#app/privacy/withdrawal/withdrawal-requests.server.ts'
import { DashboardTitle } from '#app/routes/dashboard/frame/dashboard-title.tsx'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { withdrawalTexts as texts } from '#app/strings/en/privacy.ts'
import { AlertMessage } from '#app/ui/feedback/alert-message.tsx'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { CursorSteps } from '#app/ui/navigation/cursor-steps.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './withdrawals.css?url'

const PATH = '/dashboard/privacy'
const MAX_REASON = 300

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const now = new Date()
  const place = (name: string) => readCursor(url.searchParams.get(name))
  const { pending, count, next } = await listPendingRequests(db, place('after'))
  const restorable = await listRestorable(db, place('before'))
  const sealed = await Promise.all(
    restorable.sealed.map(async ({ withdrawnAt, eraseAt, recipient, ...one }) => ({
      ...one,
      when: formatMoment(withdrawnAt, now),
      erased: formatTime(eraseAt, now),
      needsKey: !(await isOwnRecipient(recipient)),
    })),
  )
  const requests = pending.map(({ requestedAt, ...one }) => ({
    ...one,
    when: formatMoment(requestedAt, now),
  }))
  const pages = {
    isFirst: place('after') === undefined && place('before') === undefined,
    after: next,
    before: restorable.next,
  }
  return { pending: requests, count, sealed, pages, done: doneOf(url.searchParams.get('done')) }
}

function doneOf(text: string | null): keyof typeof texts.done | undefined {
  return text === 'restored' || text === 'accepted' || text === 'rejected' ? text : undefined
}

/** POST: `accept` or `reject` a waiting withdrawal, or `restore` one with a reason and perhaps its key. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const field = await postedFields(request)
  const [accepted, rejected] = [field('accept'), field('reject')]
  if (accepted === '' && rejected === '')
    return restore(staff, {
      id: field('restore'),
      reason: field('reason').trim(),
      key: field('key'),
    })
  const isAccepted = accepted !== ''
  const closed = await db.transaction().execute(async (trx) => {
    const rows = await decideRequest(trx, { id: accepted || rejected, isAccepted }, staff.id)
    if (rows !== undefined)
      await writeAudit(
        trx,
        staff,
        isAccepted ? { kind: 'withdrawal-accepted', rows } : { kind: 'withdrawal-rejected' },
      )
    return rows
  })
  if (closed === undefined) return refused('gone')
  await fileWithdrawals(db)
  return replace(`${PATH}?done=${isAccepted ? 'accepted' : 'rejected'}`)
}

type RestoreInput = { id: string; reason: string; key: string }

async function restore(staff: Staff, { id, reason, key }: RestoreInput) {
  if (reason === '' || reason.length > MAX_REASON) return refused('reason', id)
  try {
    const leads = await restoreWithdrawal(db, id, {
      key: key.trim() === '' ? undefined : key.trim(),
      staffId: staff.id,
      besides: (trx, restored) =>
        writeAudit(trx, staff, {
          kind: 'withdrawal-restored',
          withdrawal: id,
          reason,
          rows: restored.leads,
        }),
    })
    if (leads === undefined) return refused('gone')
  } catch (error) {
    if (error instanceof WrongKey) return refused('key', id, reason)
    throw error
  }
  await fileWithdrawals(db)
  return replace(`${PATH}?done=restored`)
}

function refused(why: keyof typeof texts.refused, id?: string, reason = '') {
  return data({ why, id, reason }, { status: why === 'gone' ? 404 : 422 })
}

function stepOf(name: string, cursor: string | undefined, label: string) {
  return cursor === undefined ? undefined : { to: `${PATH}?${name}=${cursor}`, label }
}

export default function Withdrawals({ loaderData, actionData }: Route.ComponentProps) {
  const { pending, count, sealed, pages, done } = loaderData
  const first = pages.isFirst ? undefined : { to: PATH, label: texts.firstPage }
  return (
    <main id="main" className="dashboard">
      <DashboardTitle title={texts.title} summary={texts.summary} />
      <StatusMessage event={loaderData}>
        {done && !actionData ? texts.done[done] : null}
      </StatusMessage>
      {actionData && actionData.id === undefined ? (
        <AlertMessage>{texts.refused[actionData.why]}</AlertMessage>
      ) : null}
      <PendingList lines={pending} count={count} />
      <CursorSteps first={first} next={stepOf('after', pages.after, texts.later)} />
      <SealedList lines={sealed} refused={actionData} />
      <CursorSteps first={first} next={stepOf('before', pages.before, texts.older)} />
    </main>
  )
}
