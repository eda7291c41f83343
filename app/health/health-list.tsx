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
  reraRule: '/dashboard/settings/projects',
  site: '/',
  sources: '/dashboard/sources',
  spam: '/dashboard/spam',
  withdrawals: '/dashboard/privacy',
} as const

/** Where an owner solves what a check finds; the others need the server. */
const PLACES_OF: Partial<Record<CheckName, readonly (keyof typeof PLACES)[]>> = {
  alerts: ['pushServices'],
  backup: ['backups'],
  bucket: ['projects'],
  calls: ['site'],
  deliveries: ['notifications'],
  drawings: ['projects'],
  enquiries: ['site'],
  examples: ['business'],
  jobs: ['jobs'],
  leadSources: ['sources'],
  legal: ['law', 'pages'],
  policy: ['site'],
  publications: ['projects', 'pages'],
  rera: ['projects', 'reraRule'],
  schedules: ['projects', 'pages'],
  searches: ['projects'],
  spam: ['spam', 'limits'],
  withdrawals: ['withdrawals'],
}

type ListProps = { checks: readonly HealthCheck[] }

/** What needs someone, then what is fine. */
export function HealthList({ checks }: ListProps) {
  const fine = checks.filter(({ state }) => state === 'good')
  return (
    <>
      <ul className="health">
        {checks
          .filter(({ state }) => state !== 'good')
          .map((check) => (
            <li key={check.name} data-state={check.state}>
              <span className="health-state">
                <Icon name={ICONS[check.state]} />
                {healthTexts.states[check.state]}
              </span>
              <div>
                <h2>{healthTexts.names[check.name]}</h2>
                <p>{check.message}</p>
                <p className="health-todo">
                  <b>{healthTexts.todo}</b> {check.todo}
                </p>
              </div>
              <CheckActions check={check} />
            </li>
          ))}
      </ul>
      {fine.length === 0 ? null : <FineChecks checks={fine} />}
    </>
  )
}

function FineChecks({ checks }: ListProps) {
  return (
    <section className="health-fine" aria-labelledby="fine">
      <h2 id="fine">{healthTexts.fine(checks.length)}</h2>
      <ul>
        {checks.map(({ name, message }) => (
          <li key={name}>
            <h3>
              <Icon name={ICONS.good} />
              {healthTexts.names[name]}
            </h3>
            <p>
              {message}
              {name === 'withdrawals' ? (
                <>
                  {' '}
                  <Link className="link" to={PLACES.withdrawals}>
                    {healthTexts.open.withdrawals}
                  </Link>
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One button for its cause; other places are links. */
function CheckActions({ check: { name, state, place, job } }: { check: HealthCheck }) {
  const all = place === undefined ? (PLACES_OF[name] ?? []) : [place]
  const [main, ...others] = job === undefined ? all : [undefined, ...all]
  const look = state === 'bad' ? 'button' : 'button button--line'
  return (
    <div className="health-actions">
      {job === undefined ? null : (
        <Form method="post" action="/dashboard/health/runs">
          <button className={look} name="job" value={job}>
            {healthTexts.start[job]}
          </button>
        </Form>
      )}
      {main === undefined ? null : (
        <Link className={look} to={PLACES[main]}>
          {healthTexts.open[main]}
        </Link>
      )}
      {main === undefined && job === undefined ? (
        <Link className={look} to="/dashboard/health" reloadDocument>
          {healthTexts.checkAgain}
        </Link>
      ) : null}
      {others.map((other) =>
        other === undefined ? null : (
          <Link key={other} className="link" to={PLACES[other]}>
            {healthTexts.open[other]}
          </Link>
        ),
      )}
    </div>
  )
}
