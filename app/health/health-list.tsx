import { Form, Link } from 'react-router'

import { healthTexts } from '#app/strings/en/health.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { CheckName, HealthCheck } from './health-check.ts'

const ICONS = { good: 'check', look: 'alert', bad: 'alert' } as const

const PLACES = {
  backups: '/dashboard/settings/backups',
  business: '/dashboard/settings/business',
  jobs: '#jobs',
  law: '/dashboard/settings/legal',
  limits: '/dashboard/settings/enquiries',
  notifications: '/dashboard/notifications',
  pages: '/dashboard/pages',
  projects: '/dashboard/projects',
  pushServices: '/dashboard/settings/security',
  recipients: '/dashboard/settings/notifications',
  site: '/',
  spam: '/dashboard/spam',
  withdrawals: '/dashboard/privacy',
} as const

/** Where an owner solves what a check finds; the others need the server. */
const PLACES_OF: Partial<Record<CheckName, readonly (keyof typeof PLACES)[]>> = {
  alerts: ['pushServices'],
  backup: ['backups'],
  bucket: ['projects'],
  calls: ['site'],

  deliveries: ['notifications', 'recipients'],
  drawings: ['projects'],
  enquiries: ['site'],
  examples: ['business'],
  jobs: ['jobs'],
  legal: ['law', 'pages'],
  policy: ['site'],
  publications: ['projects', 'pages'],
  rera: ['projects'],
  schedules: ['projects', 'pages'],
  searches: ['projects'],
  spam: ['spam', 'limits'],
  withdrawals: ['withdrawals'],
}

export function HealthList({ checks }: { checks: readonly HealthCheck[] }) {
  return (
    <ul className="health">
      {checks.map(({ name, state, message, todo, job }) => (
        <li key={name} data-state={state}>
          <h2>
            <span className="health-state">
              <Icon name={ICONS[state]} />
              {healthTexts.states[state]}
            </span>
            <span>{healthTexts.names[name]}</span>
          </h2>
          <p>{message}</p>
          {todo === undefined ? null : (
            <p className="health-todo">
              <b>{healthTexts.todo}</b>
              {todo}
            </p>
          )}
          {todo === undefined && name !== 'withdrawals' ? null : (
            <CheckActions name={name} job={job} />
          )}
        </li>
      ))}
    </ul>
  )
}

function CheckActions({ name, job }: { name: CheckName; job: HealthCheck['job'] }) {
  const places = PLACES_OF[name] ?? []
  if (places.length === 0) return null
  return (
    <div className="health-actions">
      {job === undefined ? null : (
        <Form method="post" action="/dashboard/health/runs">
          <button className="button button--line" name="job" value={job}>
            {healthTexts.start[job]}
          </button>
        </Form>
      )}
      {places.map((place) => (
        <Link key={place} className="button button--line" to={PLACES[place]}>
          {healthTexts.open[place]}
        </Link>
      ))}
    </div>
  )
}
