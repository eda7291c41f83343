import { useState } from 'react'

import { alertTexts } from '#app/desk-texts/en/alerts.ts'
import { SwitchRow } from '#app/ui/switch-row.tsx'

import { useAlertChoice } from './alert-choice.ts'
import { endPush, pushHindrance, startPush, type PushHindrance } from './push-device.ts'

const texts = alertTexts.switches

/** Whether this device is told of somebody's leads with the desk closed. */
export function PushSwitch({ staffId }: { staffId: string }) {
  const isOn = useAlertChoice().push === staffId
  const [said, setSaid] = useState('')
  const [hindrance, setHindrance] = useState<PushHindrance>()
  const [isWorking, setIsWorking] = useState(false)

  async function switchPush(wish: boolean): Promise<void> {
    const found = pushHindrance()
    setHindrance(found)
    if (found) return
    setIsWorking(true)
    setSaid('')
    const became = wish ? await startPush(staffId) : await endPush()
    setSaid(became === 'denied' || became === 'pushFailed' ? texts[became] : '')
    setIsWorking(false)
  }
  return (
    <SwitchRow
      label={texts.push}
      why={texts.pushWhy}
      isOn={isOn}
      isDisabled={isWorking}
      said={hindrance ? texts[hindrance] : isWorking ? texts.working : said}
      onSwitch={(wish) => void switchPush(wish)}
    />
  )
}
