import { Link } from 'react-router'

import { goLiveTexts as texts } from '#app/strings/en/go-live.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { goLiveMinutes, type GoLiveName, type GoLiveStep } from './judge-go-live.ts'

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

export function GoLiveList({ steps }: { steps: readonly GoLiveStep[] }) {
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <ul className="go-live">
      {steps.map((step) => (
        <li key={step.name} data-done={step.isDone}>
          <h2>
            <span className="go-live-state">
              {step.isDone ? <Icon name="check" /> : <span className="go-live-open" />}
              {step.isDone ? texts.states.done : texts.states.open}
            </span>
            <span>{texts.names[step.name]}</span>
            <Minutes step={step} />
          </h2>
          <p>{step.seen}</p>
          <OpenStep step={step} isNext={step === next} />
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
