import { Form, Link } from 'react-router'

import { settingPath } from '#app/settings/find-settings.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { outboxTexts } from '#app/strings/en/notifications.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { CheckName, HealthCheck } from './health-check.ts'
import { SettingsInPlace, type InPlace, type InPlaceAnswer } from './settings-in-place.tsx'

const ICONS = { good: 'check', look: 'alert', bad: 'alert' } as const

const PLACES = {
  jobs: '#jobs',
  limits: '/dashboard/settings/enquiries',
  notifications: '/dashboard/notifications',
  pages: '/dashboard/pages',
  projects: '/dashboard/projects',
  site: '/',
  sources: '/dashboard/sources',
  spam: '/dashboard/spam',
  withdrawals: '/dashboard/privacy',
} as const

/** Where an owner solves what a check finds; the others need the server. */
const PLACES_OF: Partial<Record<CheckName, readonly (keyof typeof PLACES)[]>> = {
  bucket: ['projects'],
  calls: ['site'],
  deliveries: ['notifications'],
  drawings: ['projects'],
  enquiries: ['site'],
  jobs: ['jobs'],
  leadSources: ['sources'],
  legal: ['pages'],
  policy: ['site'],
  publications: ['projects', 'pages'],
  rera: ['projects'],
  schedules: ['projects', 'pages'],
  searches: ['projects'],
  spam: ['spam', 'limits'],
  withdrawals: ['withdrawals'],
}

type FineProps = { checks: readonly HealthCheck[] }

type ListProps = FineProps & {
  forms: Partial<Record<CheckName, readonly InPlace[]>>
  answer: InPlaceAnswer | undefined
}

/** What needs someone, then what is fine. */
export function HealthList({ checks, forms, answer }: ListProps) {
  const fine = checks.filter(({ state }) => state === 'good')
  return (
    <>
      <ul className="health">
        {checks
          .filter(({ state }) => state !== 'good')
          .map((check) => (
            <OpenCheck
              key={check.name}
              check={check}
              forms={forms[check.name] ?? []}
              answer={answer}
            />
          ))}
      </ul>
      {fine.length === 0 ? null : <FineChecks checks={fine} />}
    </>
  )
}

type OpenProps = { check: HealthCheck; forms: readonly InPlace[] } & Pick<ListProps, 'answer'>

function OpenCheck({ check, forms, answer }: OpenProps) {
  const { name, state, message, todo } = check
  return (
    <li data-state={state}>
      <span className="health-state">
        <Icon name={ICONS[state]} />
        {healthTexts.states[state]}
      </span>
      <div>
        <h2>{healthTexts.names[name]}</h2>
        <p>{message}</p>
        <p className="health-todo">
          <b>{healthTexts.todo}</b> {todo}
        </p>
        {forms.map((form) => (
          <SettingsInPlace key={form.section} form={form} answer={answer} />
        ))}
      </div>
      <CheckActions check={check} hasForm={forms.length > 0} />
    </li>
  )
}

function FineChecks({ checks }: FineProps) {
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

type ActionsProps = { check: HealthCheck; hasForm: boolean }

/** One button for its cause; other places are links. */
function CheckActions({ check, hasForm }: ActionsProps) {
  const links = linksOf(check, hasForm)
  const look = check.state === 'bad' ? 'button' : 'button button--line'
  const hasButton = check.job !== undefined || check.canSendAgain === true || hasForm
  return (
    <div className="health-actions">
      <CheckButtons check={check} look={look} />
      {!hasButton && links.length === 0 ? (
        <Link className={look} to="/dashboard/health" reloadDocument>
          {healthTexts.checkAgain}
        </Link>
      ) : null}
      {links.map(({ to, text }, index) => (
        <Link key={to} className={index === 0 && !hasButton ? look : 'link'} to={to}>
          {text}
        </Link>
      ))}
    </div>
  )
}

function linksOf({ name, settings = [] }: HealthCheck, hasForm: boolean) {
  const [setting] = hasForm ? [] : settings
  return [
    ...(setting === undefined ? [] : [{ to: settingPath(setting), text: settingText(setting) }]),
    ...(PLACES_OF[name] ?? []).map((one) => ({ to: PLACES[one], text: healthTexts.open[one] })),
  ]
}

type ButtonsProps = { check: HealthCheck; look: string }

function CheckButtons({ check: { job, canSendAgain = false }, look }: ButtonsProps) {
  return (
    <>
      {job === undefined ? null : (
        <Form method="post" action="/dashboard/health/runs">
          <button className={look} name="job" value={job}>
            {healthTexts.start[job]}
          </button>
        </Form>
      )}
      {canSendAgain ? (
        <Form method="post" action="/dashboard/notifications/retry">
          <input type="hidden" name="from" value="health" />
          <button className={look} name="delivery" value="all">
            {outboxTexts.allAgain}
          </button>
        </Form>
      ) : null}
    </>
  )
}

function settingText(name: string): string {
  const texts: Readonly<Record<string, string>> = healthTexts.openSetting
  return texts[name] ?? healthTexts.enter
}
