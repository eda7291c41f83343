import { Form, NavLink, Outlet, useRouteLoaderData } from 'react-router'

import { db } from '#app/db.server.ts'
import { insightTexts } from '#app/desk-texts/en/insight.ts'
import { queueTexts } from '#app/desk-texts/en/queue.ts'
import { LiveMark } from '#app/leads/live/live-mark.tsx'
import { countSuspects } from '#app/leads/suspect/suspects.server.ts'
import type { loader as rootLoader, PageHandle } from '#app/root.tsx'
import { SessionNotice } from '#app/staff/session-notice.tsx'
import { findSignedIn, staffContext } from '#app/staff/session.server.ts'
import { toLogin } from '#app/staff/to-login.ts'
import { Logo } from '#app/ui/logo.tsx'

import type { Route } from './+types/layout.ts'
import style from './desk.css?url'
import { KeysDialog } from './keys/keys-dialog.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

/** Closed by default: every page below needs a live session, and no page below is ever stored. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const staff = await findSignedIn(db, request)
    if (!staff) return unstored(toLogin())
    context.set(staffContext, staff)
    return unstored(await next())
  },
]

/** Needed also for its own sake: the guard runs on a client navigation only where a loader is. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, role } = context.get(staffContext)
  return { name, role, suspects: await countSuspects(db) }
}

export const handle: PageHandle = { isApp: true }

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="desk-header">
        <Logo brand={root?.site.brand ?? ''} />
        <nav className="nav" aria-label="Staff">
          <NavLink to="/dashboard" end>
            Leads
          </NavLink>
          <NavLink to="/dashboard/due">{queueTexts.title}</NavLink>
          <NavLink to="/dashboard/insight">{insightTexts.title}</NavLink>
          <NavLink to="/dashboard/contacts">Contact clicks</NavLink>
          <NavLink to="/dashboard/suspect">
            Suspect{loaderData.suspects === '' ? '' : ` (${loaderData.suspects})`}
          </NavLink>
          {loaderData.role === 'owner' ? <NavLink to="/dashboard/speed">Speed</NavLink> : null}
        </nav>
        <LiveMark />
        <span className="desk-name">{loaderData.name}</span>
        <Form method="post" action="/sign-out" replace>
          <button className="desk-sign-out">Sign out</button>
        </Form>
        <KeysDialog />
      </header>
      <SessionNotice />
      <Outlet />
    </>
  )
}

function unstored(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}
