import { hasWaiting } from '#app/enquiries/offline-queue/queue-mark.ts'
import { pageLoaded } from '#app/ui/document/page-loaded.ts'

/**
 * What few views need: analytics where they are set up, enquiries that wait, that a session has ended,
 * how fast this view is. What does not come leaves the rest as it is.
 */
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
  // What could not be sent on another day is sent by whichever page is opened next.
  if (hasWaiting()) {
    import('./show-waiting.tsx').then(
      ({ showWaiting }) => showWaiting(),
      () => undefined,
    )
  }
  if (document.querySelector('[data-session="ended"]')) {
    import('#app/staff/login/open-login.ts').then(
      ({ openLogin }) => openLogin(),
      () => undefined,
    )
  }
  // How fast some views were tells how fast all are.
  if (isMeasured) {
    pageLoaded()
      .then(() => import('#app/web-vitals/watch-vitals.ts'))
      .then(({ watchVitals }) => watchVitals())
      .catch(() => undefined)
  }
}
