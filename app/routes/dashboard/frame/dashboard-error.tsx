import { isRouteErrorResponse, Link, useLocation } from 'react-router'

import { errorTexts } from '#app/error-page.tsx'
import { navTexts } from '#app/strings/en/nav.ts'

/** An error below the header of the dashboard. */
export function DashboardError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const { title, heading, advice } = errorTexts(error, true)
  const isAnswered = isRouteErrorResponse(error) && error.status < 500
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <title>{title}</title>
      <div className="empty">
        <h1>{heading}</h1>
        <p>{ownText(error) ?? advice}</p>
        {isAnswered ? (
          <Link className="button" to="/dashboard">
            {navTexts.toLeads}
          </Link>
        ) : (
          <a className="button" href={pathname + search}>
            {navTexts.tryAgain}
          </a>
        )}
      </div>
    </main>
  )
}

/** What the page itself says; the router has words of its own for other statuses. */
function ownText(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || ![404, 410, 422].includes(error.status)) return undefined
  return typeof error.data === 'string' && error.data !== '' ? error.data : undefined
}
