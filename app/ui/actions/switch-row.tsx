import { useId } from 'react'

import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

type Props = {
  label: string
  why: string
  isOn: boolean
  message?: string | undefined
  isDisabled?: boolean
  onSwitch: (isOn: boolean) => void
}

export function SwitchRow({ label, why, isOn, message, isDisabled = false, onSwitch }: Props) {
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
      <StatusMessage className="switch-message">{message}</StatusMessage>
    </div>
  )
}
