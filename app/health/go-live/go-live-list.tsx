import { Link } from 'react-router'

import { goLiveTexts as texts } from '#app/strings/en/go-live.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { goLiveGroups, goLiveMinutes, type GoLiveName, type GoLiveStep } from './judge-go-live.ts'

/** Where an owner does each step. */
const PLACES: Record<GoLiveName, string> = {
  business: '/dashboard/settings/business',
  email: '/dashboard/settings/notifications',
  rera: '/dashboard/settings/legal',
  backups: '/dashboard/settings/backups',
  team: '/dashboard/team/new',
  address: '/dashboard/health',
  contact: '/dashboard/settings/legal',
}

type ListProps = { steps: readonly GoLiveStep[] }

/** What an enquiry needs, then what can wait for a few days; what is done is folded. */
export function GoLiveList({ steps }: ListProps) {
  return (['first', 'week'] as const).map((group) => {
    const names: readonly string[] = goLiveGroups[group]
    const own = steps.filter(({ name }) => names.includes(name))
    const done = own.filter(({ isDone }) => isDone)
    return (
      <section key={group} aria-labelledby={`go-live-${group}`}>
        <div className="go-live-head">
          <h2 id={`go-live-${group}`}>{texts.groups[group]}</h2>
          <p className="caption">{texts.count(done.length, own.length)}</p>
        </div>
        <Steps steps={own.filter(({ isDone }) => !isDone)} />
        {done.length === 0 ? null : (
          <details className="go-live-done">
            <summary>
              <Icon name="check" />
              {texts.folded(done.length)}
              <Icon name="chevron" />
            </summary>
            <Steps steps={done} />
          </details>
        )}
      </section>
    )
  })
}

function Steps({ steps }: ListProps) {
  return (
    <ul className="go-live">
      {steps.map((step, index) => (
        <li key={step.name} data-done={step.isDone}>
          <h3>
            <span className="go-live-state">
              {step.isDone ? <Icon name="check" /> : <span className="go-live-open" />}
              {step.isDone ? texts.states.done : texts.states.open}
            </span>
            <span>{texts.names[step.name]}</span>
            <Minutes step={step} />
          </h3>
          <p>{step.seen}</p>
          <OpenStep step={step} isNext={index === 0} />
        </li>
      ))}
    </ul>
  )
}

function Minutes({ step: { name, isDone } }: { step: GoLiveStep }) {
  const minutes = goLiveMinutes[name]
  if (isDone || minutes === undefined) return null
  return <span className="go-live-minutes">{texts.minutes(minutes)}</span>
}

function OpenStep({ step: { name, isDone }, isNext }: { step: GoLiveStep; isNext: boolean }) {
  if (!isDone)
    return (
      <Link className={isNext ? 'button' : 'button button--line'} to={PLACES[name]}>
        {texts.open[name]}
      </Link>
    )
  return (
    <Link className="link" to={PLACES[name]} aria-label={texts.changeOf(texts.names[name])}>
      {texts.change}
    </Link>
  )
}

type StripProps = { done: number; all: number }

/** The way to the list from the first page of the dashboard. */
export function GoLiveStrip({ done, all }: StripProps) {
  return (
    <p className="go-live-strip">
      <Link className="link" to="/dashboard/go-live">
        {texts.strip(done, all)}
      </Link>
      <progress value={done} max={all} aria-hidden="true" />
    </p>
  )
}
