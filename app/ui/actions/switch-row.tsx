import { useId } from 'react'

import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

type Props = {
  label: string
  /** What it does, in a sentence. */
  why: string
  isOn: boolean
  /** Why it cannot be switched, or what became of it. */
  said?: string | undefined
  isDisabled?: boolean
  onSwitch: (isOn: boolean) => void
}

/** Something that is on or off from the press on. */
export function SwitchRow({ label, why, isOn, said, isDisabled = false, onSwitch }: Props) {
  const id = useId()
  return (
    <div className="switch-row">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={id}
          onChange={({ target }) => onSwitch(target.checked)}
        />
        {label}
      </label>
      <p id={id} className="caption">
        {why}
      </p>
      <StatusMessage className="switch-said">{said}</StatusMessage>
    </div>
  )
}
