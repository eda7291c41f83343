import type { SourceStateName } from '#app/sources/source-state.ts'
import { sourceTexts as texts } from '#app/strings/en/sources/sources.ts'
import { DashboardIcon } from '#app/ui/media/dashboard-icon.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

const ICONS = {
  failing: <Icon name="alert" />,
  quiet: <DashboardIcon name="moon" />,
  working: <Icon name="check" />,
  paused: <DashboardIcon name="pause" />,
  'not-set-up': <span className="source-open" />,
} as const

/** Icon and word, never colour alone. */
export function SourceStateMark({ state }: { state: SourceStateName }) {
  return (
    <span className={`source-state source-state--${state}`}>
      {ICONS[state]}
      {texts.states[state]}
    </span>
  )
}
