import { useState } from 'react'

import { alertTexts } from '#app/strings/en/alerts.ts'
import { SwitchRow } from '#app/ui/actions/switch-row.tsx'

import { chooseAlerts, useAlertChoice } from './alert-choice.ts'
import { requestNotifyPermission } from './notify.ts'
import { maySound, sound } from './ring.ts'

const texts = alertTexts.switches

export function AlertSwitches() {
  const choice = useAlertChoice()
  const [messages, setMessages] = useState<{ sound?: string; notification?: string }>({})

  async function switchSound(isOn: boolean): Promise<void> {
    chooseAlerts({ sound: isOn })
    const mayNow = !isOn || (await maySound())
    if (isOn) sound()
    setMessages((now) => ({ ...now, sound: mayNow ? '' : texts.soundBlocked }))
  }
  async function switchNotification(isOn: boolean): Promise<void> {
    const permission = isOn ? await requestNotifyPermission() : 'granted'
    chooseAlerts({ notification: isOn && permission === 'granted' })
    setMessages((now) => ({ ...now, notification: refusals[permission] }))
  }
  return (
    <>
      <SwitchRow
        label={texts.sound}
        why={texts.soundWhy}
        isOn={choice.sound}
        message={messages.sound}
        onSwitch={(isOn) => void switchSound(isOn)}
      />
      <SwitchRow
        label={texts.notification}
        why={texts.notificationWhy}
        isOn={choice.notification}
        message={messages.notification}
        onSwitch={(isOn) => void switchNotification(isOn)}
      />
    </>
  )
}

const refusals = { granted: '', default: '', denied: texts.denied, absent: texts.absent }
