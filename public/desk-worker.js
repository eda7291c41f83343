// The desk's worker: shows what is pushed to a device. It answers no requests, and its scope is the desk.
const ICON = '/icon-192.png'
const DESK = '/dashboard'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.navigate))
})

/** A declarative push message, as browsers that know them show it by themselves. */
async function show(data) {
  const message = read(data)
  const {
    title = 'Desk',
    body = '',
    navigate = DESK,
    tag = 'desk',
    lang,
  } = message.notification ?? {}
  const shown = { body, tag, lang, icon: ICON, data: { navigate } }
  await self.registration.showNotification(title, shown)
  if (typeof message.app_badge === 'number')
    await navigator.setAppBadge?.(message.app_badge).catch(() => {})
}

/** Something is shown in any case: whoever shows nothing is pushed nothing more. */
function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** In the desk that is open already, else in a new one; nowhere but in this site. */
async function open(navigate) {
  const address = new URL(navigate ?? DESK, self.location.origin)
  const { href } = address.origin === self.location.origin ? address : new URL(DESK, address)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const desk = windows.find(({ url }) => new URL(url).pathname.startsWith(DESK))
  if (!desk) return self.clients.openWindow(href)
  await desk.focus()
  // A page that this worker does not control yet cannot be led anywhere.
  return desk.navigate(href).catch(() => self.clients.openWindow(href))
}
