import { useEffect, type ReactNode } from 'react'
import {
  NavLink,
  Outlet,
  useRouteLoaderData,
  type DataStrategyResult,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'

import { countUnanswered } from '#app/assignment/escalation/unanswered-leads.server.ts'
import { config } from '#app/config/config.server.ts'
import { ErrorPage } from '#app/error-page.tsx'
import { findLateKinds } from '#app/health/find-schedules.server.ts'
import { AttemptedCallNotice } from '#app/leads/detail/call/tried-notice.tsx'
import { countDueLeads } from '#app/leads/follow-ups/due-leads.server.ts'
import { LiveMark } from '#app/leads/live/live-mark.tsx'
import { useOfflineCopy } from '#app/staff/sessions/offline-copy.ts'
import { WaitingCallsNotice } from '#app/leads/offline/waiting-calls-notice.tsx'
import { countSpam } from '#app/leads/spam/list-spam.server.ts'
import { fieldsOf } from '#app/lib/json/json-fields.ts'
import { forgetOldDrafts, settleDraft } from '#app/lib/form-drafts/draft-store.ts'
import { DraftOwner } from '#app/lib/form-drafts/use-form-draft.ts'
import { useAlerts } from '#app/notifications/alerts/use-alerts.ts'
import { countDead } from '#app/notifications/list-deliveries.server.ts'
import { countPendingRequests } from '#app/privacy/withdrawal/withdrawal-requests.server.ts'
import type { loader as rootLoader, PageHandle } from '#app/root.tsx'
import style from '#app/routes/dashboard/leads/dashboard.css?url'
import { keepLastPage } from '#app/routes/dashboard/leads/keep-last-page.ts'
import { countSourceTasks } from '#app/sources/page/list-sources.server.ts'
import { missingStepContext } from '#app/staff/access/missing-step.server.ts'
import { canSeeAllLeads } from '#app/staff/access/visible-leads.server.ts'
import { useKeepInstallOffer } from '#app/staff/login/install-offer.ts'
import { SessionNotice } from '#app/staff/sessions/session-notice.tsx'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { canEditSite } from '#app/staff/access/rights.ts'
import { alertTexts } from '#app/strings/en/alerts.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { Logo, type LogoImage } from '#app/ui/media/logo.tsx'
import { isBackupLost } from '#db/backup/backup-due.ts'
import { findLastGood } from '#db/backup/backup-tries.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/layout.ts'
import { DashboardError } from './dashboard-error.tsx'
import { guard } from './guard.server.ts'
import { KeysDialog } from './keys/keys-dialog.tsx'
import { ClosedHeader } from './nav/closed-header.tsx'
import { DashboardNav } from './nav/dashboard-nav.tsx'
import { SignOutForm } from './nav/sign-out-form.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

/** Closed by default: every page below needs a live session, and none is ever stored. */
export const middleware: Route.MiddlewareFunction[] = [guard]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [settleDrafts]

/** Needed in itself: on a client navigation the guard runs only where a loader exists. */
export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const { id, name, role } = staff
  const who = { id, name, role, canEdit: canEditSite(staff) }
  if (context.get(missingStepContext)) return { ...who, ...NO_BADGES, isClosed: true }
  const isOwner = staff.role === 'owner'
  const [spam, due, unanswered, sourceTasks, dead, withdrawals, isBackupLate, late] =
    await Promise.all([
      canSeeAllLeads(staff) ? countSpam(db) : undefined,
      countDueLeads(db, staff),
      isOwner ? countUnanswered(db) : 0,
      isOwner ? countSourceTasks(db) : 0,
      isOwner ? countDead(db) : '',
      isOwner ? countPendingRequests(db) : 0,
      isOwner && findBackupLate(),
      who.canEdit ? findLateKinds(db) : NO_BADGES.late,
    ])
  const badges = {
    spam,
    due,
    unanswered,
    sourceTasks,
    dead,
    withdrawals,
    isBackupLate,
    late,
  }
  return { ...who, ...badges, isClosed: false }
}

const NO_BADGES = {
  spam: undefined,
  due: 0,
  unanswered: 0,
  sourceTasks: 0,
  dead: '',
  withdrawals: 0,
  isBackupLate: false,
  late: { listing: false, words: false },
}

export const clientLoader = keepLastPage<Awaited<ReturnType<typeof loader>>>()

async function findBackupLate(): Promise<boolean> {
  if (config.BACKUP_TO === undefined) return false
  return isBackupLost(new Date(), (await findLastGood(db))?.madeAt)
}

/** The filters of a list change no badge. */
export function shouldRevalidate(turn: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = turn
  const isSamePage = currentUrl.pathname === nextUrl.pathname && formMethod === undefined
  return defaultShouldRevalidate && (!isSamePage || currentUrl.search === nextUrl.search)
}

export const handle: PageHandle = { isApp: true }

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  clientLoader.useShown(loaderData)
  return (
    <Frame loaderData={loaderData}>
      <Outlet />
    </Frame>
  )
}

/** A page that fails keeps the header; without script a refused form has no data for it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} phone={undefined} />
  return (
    <Frame loaderData={loaderData}>
      <DashboardError error={error} />
    </Frame>
  )
}

type FrameProps = Pick<Route.ComponentProps, 'loaderData'> & { children: ReactNode }

function Frame({ loaderData, children }: FrameProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const brand = root?.site.brand ?? ''
  const logo = root?.site.logo
  useEffect(() => forgetOldDrafts(), [])
  return (
    <DraftOwner value={loaderData.id}>
      <a className="skip" href="#main">
        {navTexts.skip}
      </a>
      {loaderData.isClosed ? (
        <ClosedHeader brand={brand} logo={logo} />
      ) : (
        <OpenDashboard brand={brand} logo={logo} loaderData={loaderData} />
      )}
      <SessionNotice />
      {children}
    </DraftOwner>
  )
}

type OpenProps = Pick<Route.ComponentProps, 'loaderData'> & {
  brand: string
  logo: LogoImage | undefined
}

function OpenDashboard({ brand, logo, loaderData }: OpenProps) {
  useKeepInstallOffer()
  useOfflineCopy(loaderData.id)
  const { due, isSoundBlocked } = useAlerts(loaderData.due, loaderData.id)
  return (
    <>
      <header className="dashboard-header">
        <Logo brand={brand} logo={logo} />
        <DashboardNav
          isOwner={loaderData.role === 'owner'}
          canEdit={loaderData.canEdit}
          name={loaderData.name}
          spam={loaderData.spam}
          dead={loaderData.dead}
          withdrawals={loaderData.withdrawals}
          due={due}
          unanswered={loaderData.unanswered}
          sourceTasks={loaderData.sourceTasks}
          isBackupLate={loaderData.isBackupLate}
          late={loaderData.late}
        />
        <LiveMark />
        <NavLink className="dashboard-name" to="/dashboard/account">
          <bdi>{loaderData.name}</bdi>
        </NavLink>
        <SignOutForm className="dashboard-sign-out-form" />
        <KeysDialog />
      </header>
      <AttemptedCallNotice />
      <WaitingCallsNotice />
      <div role="status">
        {isSoundBlocked ? <p className="dashboard-alert">{alertTexts.blocked}</p> : null}
      </div>
    </>
  )
}

type Results = Record<string, DataStrategyResult>

/** Clears a form's draft: the dashboard answers a completed form with a redirect, a refused one with a page. */
async function settleDrafts(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<void> {
  const posted = request.method === 'POST' ? await postedTo(request) : undefined
  const results = await next()
  const isDone = Object.values(results).some(({ result }) => isRedirect(result) || isSaved(result))
  if (posted && isDone) settleDraft(posted)
}

function postedTo(request: Request): Promise<FormData | undefined> {
  return request
    .clone()
    .formData()
    .catch(() => undefined)
}

/** An answer that shows what no other page can, such as a new secret. */
function isSaved(result: unknown): boolean {
  return fieldsOf(fieldsOf(result)('data'))('isSaved') === true
}

function isRedirect(result: unknown): boolean {
  return result instanceof Response && result.status >= 300 && result.status < 400
}
