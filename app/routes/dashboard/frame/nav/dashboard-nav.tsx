import { Link, NavLink, useLocation } from 'react-router'

import { dueCountText } from '#app/leads/follow-ups/due-lead.ts'
import type { LateKind } from '#app/publishing/late-kind.ts'
import { alertTexts } from '#app/strings/en/alerts.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { DashboardIcon } from '#app/ui/media/dashboard-icon.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { SignOutForm } from './sign-out-form.tsx'

type Props = {
  isOwner: boolean
  canEdit: boolean
  name: string
  spam: string | undefined
  dead: string
  withdrawals: number
  due: number
  unanswered: number
  sourceTasks: number
  isBackupLate: boolean
  late: Record<LateKind, boolean>
}

export function DashboardNav(props: Props) {
  const { isOwner, canEdit, name, spam, due, late } = props
  const { pathname } = useLocation()
  const wide = [...(isOwner ? ownersLinks : agentsLinks), ...(canEdit ? editorsLinks : [])]
  return (
    <nav className="nav dashboard-nav" aria-label={navTexts.menu}>
      <Link to="/dashboard" aria-current={isList(pathname) ? 'page' : undefined}>
        <DashboardIcon name="inbox" />
        {navTexts.leads}
      </Link>
      <NavLink to="/dashboard/follow-ups">
        <DashboardIcon name="clock" />
        {navTexts.due}
        {due === 0 ? null : (
          <span className="dashboard-follow-ups">
            <span aria-hidden="true">{dueCountText(due)}</span>
            <span className="visually-hidden">{alertTexts.due(dueCountText(due))}</span>
          </span>
        )}
      </NavLink>
      <NavLink to="/dashboard/visits">
        <Icon name="calendar" />
        {navTexts.visits}
      </NavLink>
      {wide.map(([path, text]) => (
        <NavLink key={path} to={path} className="dashboard-nav-wide">
          {path === '/dashboard/projects' ? linkText(text, late.listing) : text}
          <TaskCount path={path} {...props} />
        </NavLink>
      ))}
      <details className="dashboard-more" key={pathname}>
        <summary>
          <Icon name="menu" />
          {navTexts.more}
          {hasMark(props) ? <span className="dashboard-mark" /> : null}
        </summary>
        <div className="dashboard-more-links">
          {wide.map(([path, text]) => (
            <NavLink key={path} to={path} className="dashboard-nav-narrow">
              {path === '/dashboard/projects' ? linkText(text, late.listing) : text}
              <TaskCount path={path} {...props} />
            </NavLink>
          ))}
          <NavLink to="/dashboard/contacts">{navTexts.contacts}</NavLink>
          {spam === undefined ? null : (
            <NavLink to="/dashboard/spam">
              {navTexts.spam}
              {spam === '' ? '' : ` (${spam})`}
            </NavLink>
          )}
          <Link to="/dashboard/account#alerts">{navTexts.alerts}</Link>
          {canEdit ? (
            <NavLink to="/dashboard/pages">{linkText(navTexts.pages, late.words)}</NavLink>
          ) : null}
          {isOwner ? <OwnersMore {...props} /> : null}
          <NavLink to="/dashboard/account" className="dashboard-nav-narrow">
            <bdi>{name}</bdi>
          </NavLink>
          <SignOutForm className="dashboard-nav-narrow" />
        </div>
      </details>
    </nav>
  )
}

function hasMark(props: Props): boolean {
  const { spam, dead, withdrawals, unanswered, sourceTasks, isBackupLate, late } = props
  const isLate = late.listing || late.words
  const isOwners = dead !== '' || withdrawals + unanswered + sourceTasks > 0 || isBackupLate
  return Boolean(spam) || isOwners || isLate
}

function linkText(name: string, isLate: boolean): string {
  return isLate ? navTexts.late(name) : name
}

function OwnersMore({ dead, withdrawals, isBackupLate }: Props) {
  return (
    <>
      <NavLink to="/dashboard/team">{navTexts.accounts}</NavLink>
      <NavLink to="/dashboard/notifications">
        {navTexts.outbox}
        {dead === '' ? '' : ` (${dead})`}
      </NavLink>
      <NavLink to="/dashboard/privacy">
        {navTexts.withdrawals}
        {withdrawals === 0 ? '' : ` (${withdrawals})`}
      </NavLink>
      <NavLink to="/dashboard/speed">{navTexts.speed}</NavLink>
      <NavLink to="/dashboard/settings">{navTexts.settings}</NavLink>
      <NavLink to="/dashboard/health">
        {isBackupLate ? navTexts.backupLate : navTexts.health}
      </NavLink>
    </>
  )
}

type CountProps = Pick<Props, 'unanswered' | 'sourceTasks'> & { path: string }

/** What waits for an owner at this link. */
function TaskCount({ path, unanswered, sourceTasks }: CountProps) {
  const [count, words] =
    path === '/dashboard/assignment'
      ? [unanswered, navTexts.unanswered(unanswered)]
      : [path === '/dashboard/sources' ? sourceTasks : 0, navTexts.sourceTasks(sourceTasks)]
  if (count === 0) return null
  return (
    <>
      <span aria-hidden="true"> ({count})</span>
      <span className="visually-hidden">{words}</span>
    </>
  )
}

function isList(pathname: string): boolean {
  return pathname === '/dashboard' || pathname.startsWith('/dashboard/leads/')
}

const ownersLinks = [
  ['/dashboard/reports', navTexts.reports],
  ['/dashboard/assignment', navTexts.assignment],
  ['/dashboard/sources', navTexts.sources],
] as const
const agentsLinks = [
  ['/dashboard/reports', navTexts.reports],
  ['/dashboard/leave', navTexts.leave],
] as const
const editorsLinks = [['/dashboard/projects', navTexts.projects]] as const
