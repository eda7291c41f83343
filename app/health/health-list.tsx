import { Link } from 'react-router'

import { healthTexts } from '#app/strings/en/health.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { HealthCheck } from './health-check.ts'

const ICONS = { good: 'check', look: 'alert', bad: 'alert' } as const

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
          <p>
            {message}{' '}
            {name === 'withdrawals' ? (
              <Link className="link" to="/dashboard/privacy">
                {healthTexts.withdrawals.open}
              </Link>
            ) : null}
          </p>
          {todo === undefined ? null : (
            <p className="health-todo">
              <b>{healthTexts.todo}</b>
              {todo}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
