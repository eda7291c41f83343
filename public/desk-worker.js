// The dashboard's worker: shows what is pushed to a device, and without a connection the device's copy of the leads.
const ICON = '/icon-192.png'
const DASHBOARD = '/dashboard'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.navigate))
})

/** As app/staff/sessions/offline-copy.ts makes it. */
const COPY = 'dashboard-leads'
const IN_COPY = { cacheName: COPY, ignoreVary: true }
const COPIED_PAGE = '/dashboard/offline'
const ANY_PAGE = /^\/dashboard(?:\/|$)/
/** The pages that the copy stands for also on a weak connection, with the number of a lead. */
const PAGES = /^\/dashboard(?:\/offline|\/follow-ups|\/(?:leads|follow-ups)\/(\d+))?$/
/** Milliseconds: how old a copy may be, and how long a page waits for a weak connection. */
const MAX_AGE_MS = 24 * 60 * 60_000
const TIMEOUT_MS = 8000

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const isPage = request.mode === 'navigate' && request.destination === 'document'
  if (isPage && ANY_PAGE.test(pathname)) event.respondWith(openPage(request, pathname))
  if (pathname.startsWith('/assets/')) event.respondWith(openPart(request))
})

async function openPage(request, pathname) {
  const copied = await findCopy()
  if (!copied) return fetch(request)
  try {
    return await Promise.race([fetch(request), ...(PAGES.test(pathname) ? [late()] : [])])
  } catch {
    if (pathname === COPIED_PAGE) return copied
    const [, lead] = PAGES.exec(pathname) ?? []
    return Response.redirect(lead ? `${COPIED_PAGE}#lead-${lead}` : COPIED_PAGE)
  }
}

async function openPart(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const copied = await caches.match(request, IN_COPY)
    if (copied) return copied
    throw error
  }
}

/** None that is too old, which goes. */
async function findCopy() {
  const copied = await caches.match(COPIED_PAGE, IN_COPY)
  if (!copied || Date.now() - Date.parse(copied.headers.get('Date')) < MAX_AGE_MS) return copied
  await caches.delete(COPY)
  return undefined
}

function late() {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The connection is too weak.')), TIMEOUT_MS)
  })
}

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
