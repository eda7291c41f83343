import { Link } from 'react-router'

import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'
import { DeskIcon } from '#app/ui/media/dashboard-icon.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { sayListEnd } from './list-end.ts'

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
        beside={before}
        className="panel-step panel-along"
        label={panelTexts.previous}
        isBack
        isShort
      />
      <Step beside={after} className="panel-step panel-along" label={panelTexts.next} isShort />
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
    <nav className="thumb-bar" aria-label={panelTexts.along}>
      <Step beside={before} className="thumb-step" label={panelTexts.previousLead} isBack />
      <Step beside={after} className="thumb-step thumb-next" label={panelTexts.nextLead} />
    </nav>
  )
}

function isEnd(beside: Neighbour | undefined): boolean {
  return beside === undefined || beside === 'end'
}

async function copy(): Promise<void> {
  await navigator.clipboard.writeText(window.location.href)
  showToast({ id: 'copied', kind: 'success', text: panelTexts.copied })
}

type StepProps = {
  beside: Neighbour | undefined
  className: string
  label: string
  isBack?: boolean
  isShort?: boolean
}

function Step({ beside, className, label, isBack = false, isShort = false }: StepProps) {
  if (beside === undefined) return null
  const icon = <DeskIcon name={isBack ? 'up' : 'down'} />
  const inner = (text: string) => (
    <>
      {isBack ? icon : null}
      {isShort ? null : text}
      {isBack ? null : icon}
    </>
  )
  const letter = isBack ? 'k' : 'j'
  if (typeof beside === 'object' && 'to' in beside) {
    return (
      <Link
        className={className}
        to={beside.to}
        aria-label={isShort ? label : undefined}
        data-key={letter}
        preventScrollReset
        replace
      >
        {inner(label)}
      </Link>
    )
  }
  const { text, press } = heldBack(beside, { label, isBack })
  return (
    <button
      type="button"
      className={beside === 'end' ? `${className} step-end` : className}
      aria-label={isShort ? text : undefined}
      data-key={letter}
      onClick={press}
    >
      {inner(text)}
    </button>
  )
}

type Held = Exclude<Neighbour, { to: string }>

function heldBack(beside: Held, { label, isBack }: { label: string; isBack: boolean }) {
  if (beside !== 'end')
    return { text: beside.isAwaited ? panelTexts.reading : label, press: beside.onWait }
  return {
    text: isBack ? panelTexts.firstLead : panelTexts.lastLead,
    press: () => sayListEnd(isBack),
  }
}
