import { Link } from 'react-router'

import { healthTexts } from '#app/strings/en/health.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { HealthCheck } from './health-check.ts'

const ICONS = { good: 'check', look: 'alert', bad: 'alert' } as const

/** Where an owner solves what a check finds. */
const PLACES = {
  backup: '/dashboard/settings/backups',
  deliveries: '/dashboard/settings/notifications',
  examples: '/dashboard/settings/business',
  legal: '/dashboard/settings/legal',
  rera: '/dashboard/projects',
  spam: '/dashboard/settings/enquiries',
  withdrawals: '/dashboard/privacy',
} as const

export function HealthList({ checks }: { checks: readonly HealthCheck[] }) {
  return (
    <ul className="health">
      {checks.map(({ name, state, message, todo }) => (
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
          {todo === undefined && name !== 'withdrawals' ? null : <OpenPlace name={name} />}
        </li>
      ))}
    </ul>
  )
}

function OpenPlace({ name }: { name: string }) {
  if (!isPlace(name)) return null
  return (
    <p>
      <Link className="button button--line" to={PLACES[name]}>
        {healthTexts.open[name]}
      </Link>
    </p>
  )
}

function isPlace(name: string): name is keyof typeof PLACES {
  return Object.hasOwn(PLACES, name)
}
