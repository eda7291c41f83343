import { useState, useSyncExternalStore } from 'react'

import { alertTexts } from '#app/strings/en/alerts.ts'
import { SwitchRow } from '#app/ui/actions/switch-row.tsx'

import { useAlertChoice } from './alert-choice.ts'
import { endPush, pushHindrance, startPush } from './push-device.ts'

const texts = alertTexts.switches

export function PushSwitch({ staffId }: { staffId: string }) {
  const isOn = useAlertChoice().push === staffId
  const [message, setMessage] = useState('')
  const hindrance = useSyncExternalStore(neverChanges, pushHindrance, () => undefined)
  const [pending, setPending] = useState<boolean>()

  async function switchPush(shouldBeOn: boolean): Promise<void> {
    setPending(shouldBeOn)
    setMessage('')
    const outcome = shouldBeOn ? await startPush(staffId) : await endPush()
    setMessage(outcome === 'denied' || outcome === 'pushFailed' ? texts[outcome] : '')
    setPending(undefined)
  }
  return (
    <SwitchRow
      label={texts.push}
      why={texts.pushWhy}
      isOn={pending ?? isOn}
      isDisabled={hindrance !== undefined || pending !== undefined}
      message={hindrance ? texts[hindrance] : pending === undefined ? message : texts.working}
      onSwitch={(shouldBeOn) => void switchPush(shouldBeOn)}
    />
  )
}

function neverChanges(): () => void {
  return () => {}
}
