import { hasQueued } from '#app/enquiries/offline-queue/queue-mark.ts'
import { pageLoaded } from '#app/ui/document/page-loaded.ts'

export function later(
  isMeasured: boolean,
  analytics: string | undefined,
  project: string | undefined,
): void {
  if (analytics !== undefined) {
    import('#app/analytics/analytics.ts').then(
      ({ startAnalytics }) => startAnalytics(analytics).view(project),
      () => undefined,
    )
  }
  if (hasQueued()) {
    import('./show-queued.tsx').then(
      ({ showQueued }) => showQueued(),
      () => undefined,
    )
  }
  if (document.querySelector('[data-session="ended"]')) {
    import('#app/staff/login/open-login.ts').then(
      ({ openLogin }) => openLogin(),
      () => undefined,
    )
  }
  if (isMeasured) {
    pageLoaded()
      .then(() => import('#app/web-vitals/watch-vitals.ts'))
      .then(({ watchVitals }) => watchVitals())
      .catch(() => undefined)
  }
}
