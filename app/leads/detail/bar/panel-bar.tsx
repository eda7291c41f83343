import { Link } from 'react-router'

import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'
import { DashboardIcon } from '#app/ui/media/dashboard-icon.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { announceListEnd } from './list-end.ts'

export type Neighbour = { to: string } | 'end' | { isAwaited: boolean; onWait: () => void }

type Neighbours = { before: Neighbour | undefined; after: Neighbour | undefined }

export function PanelBar({ before, after, list }: Neighbours & { list: string }) {
  return (
    <div className="panel-bar">
      <Link className="panel-step panel-back" to={list} preventScrollReset>
        <Icon name="left" />
        {panelTexts.back}
      </Link>
      <Step
        neighbour={before}
        className="panel-step panel-neighbour"
        label={panelTexts.previous}
        isBack
        isShort
      />
      <Step
        neighbour={after}
        className="panel-step panel-neighbour"
        label={panelTexts.next}
        isShort
      />
      <button
        type="button"
        className="panel-step needs-script"
        aria-label={panelTexts.copy}
        onClick={() => void copy()}
      >
        <Icon name="share" />
      </button>
      <Link
        className="panel-step panel-close"
        to={list}
        aria-label={panelTexts.close}
        preventScrollReset
      >
        <Icon name="cross" />
      </Link>
    </div>
  )
}

export function ThumbBar({ before, after }: Neighbours) {
  if (isEnd(before) && isEnd(after)) return null
  return (
    <nav className="bottom-bar" aria-label={panelTexts.along}>
      <Step neighbour={before} className="bottom-bar-step" label={panelTexts.previousLead} isBack />
      <Step
        neighbour={after}
        className="bottom-bar-step bottom-bar-next"
        label={panelTexts.nextLead}
      />
    </nav>
  )
}

function isEnd(neighbour: Neighbour | undefined): boolean {
  return neighbour === undefined || neighbour === 'end'
}

async function copy(): Promise<void> {
  await navigator.clipboard.writeText(window.location.href)
  showToast({ id: 'copied', kind: 'success', text: panelTexts.copied })
}

type StepProps = {
  neighbour: Neighbour | undefined
  className: string
  label: string
  isBack?: boolean
  isShort?: boolean
}

function Step({ neighbour, className, label, isBack = false, isShort = false }: StepProps) {
  if (neighbour === undefined) return null
  const icon = <DashboardIcon name={isBack ? 'up' : 'down'} />
  const inner = (text: string) => (
    <>
      {isBack ? icon : null}
      {isShort ? null : text}
      {isBack ? null : icon}
    </>
  )
  const letter = isBack ? 'k' : 'j'
  if (typeof neighbour === 'object' && 'to' in neighbour) {
    return (
      <Link
        className={className}
        to={neighbour.to}
        aria-label={isShort ? label : undefined}
        data-key={letter}
        preventScrollReset
        replace
      >
        {inner(label)}
      </Link>
    )
  }
  const { text, press } = inactiveStep(neighbour, { label, isBack })
  return (
    <button
      type="button"
      className={neighbour === 'end' ? `${className} step-end` : className}
      aria-label={isShort ? text : undefined}
      data-key={letter}
      onClick={press}
    >
      {inner(text)}
    </button>
  )
}

type InactiveNeighbour = Exclude<Neighbour, { to: string }>

function inactiveStep(
  neighbour: InactiveNeighbour,
  { label, isBack }: { label: string; isBack: boolean },
) {
  if (neighbour !== 'end')
    return { text: neighbour.isAwaited ? panelTexts.reading : label, press: neighbour.onWait }
  return {
    text: isBack ? panelTexts.firstLead : panelTexts.lastLead,
    press: () => announceListEnd(isBack),
  }
}
