import { useState, useSyncExternalStore } from 'react'

import { alertTexts } from '#app/strings/en/alerts.ts'
import { SwitchRow } from '#app/ui/actions/switch-row.tsx'

import { useAlertChoice } from './alert-choice.ts'
import { endPush, pushHindrance, startPush } from './push-device.ts'

const texts = alertTexts.switches

export function PushSwitch({ staffId }: { staffId: string }) {
  const isOn = useAlertChoice().push === staffId
  const [said, setSaid] = useState('')
  const hindrance = useSyncExternalStore(neverChanges, pushHindrance, () => undefined)
  const [wished, setWished] = useState<boolean>()

  async function switchPush(wish: boolean): Promise<void> {
    setWished(wish)
    setSaid('')
    const became = wish ? await startPush(staffId) : await endPush()
    setSaid(became === 'denied' || became === 'pushFailed' ? texts[became] : '')
    setWished(undefined)
  }
  return (
    <SwitchRow
      label={texts.push}
      why={texts.pushWhy}
      isOn={wished ?? isOn}
      isDisabled={hindrance !== undefined || wished !== undefined}
      said={hindrance ? texts[hindrance] : wished === undefined ? said : texts.working}
      onSwitch={(wish) => void switchPush(wish)}
    />
  )
}

function neverChanges(): () => void {
  return () => {}
}
