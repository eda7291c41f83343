import type { LeadAlert } from './alert-words.ts'

const ICON = '/icon-192.png'

/** What a browser says of notifications; `absent` where it has none, as an iPhone outside an installed desk. */
export type NotifyPermission = NotificationPermission | 'absent'

export function notifyPermission(): NotifyPermission {
  return 'Notification' in window ? Notification.permission : 'absent'
}

/** Asks, where nobody has answered before; a press must have led here. */
export async function askToNotify(): Promise<NotifyPermission> {
  if (!('Notification' in window)) return 'absent'
  return Notification.permission === 'default'
    ? Notification.requestPermission()
    : Notification.permission
}

/**
 * Shows a notification, if that is allowed; `open` is called when it is pressed. By the desk's worker
 * where it is at work: phones know no other way, and what it shows is replaced by what is pushed of the
 * same lead.
 */
export async function notify(alert: LeadAlert, open: (path: string) => void): Promise<void> {
  if (notifyPermission() !== 'granted') return
  const { title, body, tag, path } = alert
  const shown = { body, tag, icon: ICON }
  const worker = await deskWorker()
  if (worker) return worker.showNotification(title, { ...shown, data: { navigate: path } })
  try {
    const notification = new Notification(title, shown)
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
      open(path)
    })
  } catch {
    return
  }
}

async function deskWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration('/dashboard')
  return registration?.active ? registration : undefined
}
