import { data, Link } from 'react-router'

import { navTexts } from '#app/strings/en/nav.ts'

import type { Route } from './+types/not-found.ts'

export const meta: Route.MetaFunction = () => [{ title: navTexts.absent }]

/** An address of the dashboard that has no page; 404, as for any other. */
export function loader() {
  return data(null, { status: 404 })
}

/** A form of an older version of the dashboard may post to it. */
export const action = loader

export default function NotFound() {
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <div className="empty">
        <h1>{navTexts.absent}</h1>
        <p>{navTexts.absentWhy}</p>
        <Link className="button" to="/dashboard">
          {navTexts.toLeads}
        </Link>
      </div>
    </main>
  )
}
