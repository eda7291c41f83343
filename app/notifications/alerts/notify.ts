import type { LeadAlert } from './lead-alert.ts'

const ICON = '/icon-192.png'

/** `absent` on an iPhone outside an installed dashboard. */
export type NotifyPermission = NotificationPermission | 'absent'

export function notifyPermission(): NotifyPermission {
  return 'Notification' in window ? Notification.permission : 'absent'
}

/** Browsers require a press. */
export async function requestNotifyPermission(): Promise<NotifyPermission> {
  if (!('Notification' in window)) return 'absent'
  return Notification.permission === 'default'
    ? Notification.requestPermission()
    : Notification.permission
}

/** By service worker where one runs: phones require it, and a push for the same lead replaces it. */
export async function notify(alert: LeadAlert, open: (path: string) => void): Promise<void> {
  if (notifyPermission() !== 'granted') return
  const { title, body, tag, path } = alert
  const options = { body, tag, icon: ICON }
  const worker = await findServiceWorker()
  if (worker) return worker.showNotification(title, { ...options, data: { navigate: path } })
  try {
    const notification = new Notification(title, options)
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
      open(path)
    })
  } catch {
    return
  }
}

async function findServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration('/dashboard')
  return registration?.active ? registration : undefined
}
