// The dashboard's worker: shows what is pushed to a device. It answers no requests.
const ICON = '/icon-192.png'
const DASHBOARD = '/dashboard'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.navigate))
})

/** A declarative push message, which some browsers show without a worker. */
async function show(data) {
  const message = read(data)
  const {
    title = 'Dashboard',
    body = '',
    navigate = DASHBOARD,
    tag = 'dashboard',
    lang,
  } = message.notification ?? {}
  const shown = { body, tag, lang, icon: ICON, data: { navigate } }
  await self.registration.showNotification(title, shown)
  if (typeof message.app_badge === 'number')
    await navigator.setAppBadge?.(message.app_badge).catch(() => {})
}

/** Something is shown in any case: a browser stops pushes to a worker that shows nothing. */
function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** In the dashboard that is open already, else in a new window; only within this site. */
async function open(navigate) {
  const address = new URL(navigate ?? DASHBOARD, self.location.origin)
  const { href } = address.origin === self.location.origin ? address : new URL(DASHBOARD, address)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const opened = windows.find(({ url }) => new URL(url).pathname.startsWith(DASHBOARD))
  if (!opened) return self.clients.openWindow(href)
  await opened.focus()
  // A page that this worker does not control yet cannot be led anywhere.
  return opened.navigate(href).catch(() => self.clients.openWindow(href))
}
