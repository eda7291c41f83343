import { Link } from 'react-router'

import { panelTexts } from '#app/desk-texts/en/lead-panel.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DeskIcon } from '#app/ui/desk-icon.tsx'
import { showToast } from '#app/ui/toast.tsx'

/** Addresses of the leads before and after this one in the list; absent at its ends. */
type Neighbours = { before?: string | undefined; after?: string | undefined }

/** Leads on: to the lead before and after it, and back to the list. */
export function PanelBar({ before, after, list }: Neighbours & { list: string }) {
  return (
    <div className="panel-bar">
      <Link className="panel-step panel-back" to={list} preventScrollReset>
        <Icon name="left" />
        {panelTexts.back}
      </Link>
      <Step to={before} name="up" label={panelTexts.previous} letter="k" />
      <Step to={after} name="down" label={panelTexts.next} letter="j" />
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

/** The same at the foot of a phone, in reach of the thumb; nothing where the lead stands in no list. */
export function ThumbBar({ before, after }: Neighbours) {
  if (before === undefined && after === undefined) return null
  return (
    <nav className="thumb-bar" aria-label={panelTexts.along}>
      {before === undefined ? null : (
        <Link className="thumb-step" to={before} data-key="k" preventScrollReset replace>
          <DeskIcon name="up" />
          {panelTexts.previousLead}
        </Link>
      )}
      {after === undefined ? null : (
        <Link className="thumb-step thumb-next" to={after} data-key="j" preventScrollReset replace>
          {panelTexts.nextLead}
          <DeskIcon name="down" />
        </Link>
      )}
    </nav>
  )
}

async function copy(): Promise<void> {
  await navigator.clipboard.writeText(window.location.href)
  showToast({ id: 'copied', kind: 'success', text: panelTexts.copied })
}

type StepProps = { to: string | undefined; name: 'up' | 'down'; label: string; letter: string }

function Step({ to, name, label, letter }: StepProps) {
  if (to === undefined) return null
  return (
    <Link
      className="panel-step panel-along"
      to={to}
      aria-label={label}
      data-key={letter}
      preventScrollReset
      replace
    >
      <DeskIcon name={name} />
    </Link>
  )
}
