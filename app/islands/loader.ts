import { watchPageViews } from '#app/analytics/page-view.ts'
import { DEFAULT_FIRST_SOURCE_DAYS } from '#app/config/usual-days.ts'
import { hasQueued } from '#app/enquiries/offline-queue/queue-mark.ts'
import { rememberArrival } from '#app/enquiries/submit/campaign.ts'
import { watchContactClicks } from '#app/leads/contact-clicks/contact-clicks.ts'
import { idle } from '#app/lib/async/idle.ts'
import { watchFilter } from '#app/projects/filters/watch-filter.ts'
import { watchTimeOfDay } from '#app/projects/page/time-of-day/watch-time-of-day.ts'
import { watchShortlist } from '#app/projects/shortlist/shortlist-marks.ts'
import { watchSharing } from '#app/ui/actions/sharing.ts'
import { watchSeeMore } from '#app/ui/actions/watch-see-more.ts'
import { firstUse } from '#app/ui/document/page-loaded.ts'
import { watchSampleToasts } from '#app/ui/feedback/sample-toasts.ts'
import { watchChatButton } from '#app/ui/focus/stay-in-view.ts'
import { rotateWords } from '#app/ui/media/rotating-words/rotate-words.ts'
import { watchSlideshows } from '#app/ui/media/slideshow/watch-slideshows.ts'
import { watchHeaderMenus } from '#app/ui/navigation/header-menus.ts'

import { addLateLinks } from './late-links.ts'
import { watchIslands } from './watch-islands.ts'
import { watchLightbox } from './watch-lightbox.ts'
import { watchSearch } from './watch-search.ts'
import { watchSheet } from './watch-sheet.ts'

const { project, analytics, sample, arrivalDays } =
  document.querySelector<HTMLElement>('main')?.dataset ?? {}

watchPageViews()
watchHeaderMenus()
watchSearch()
watchIslands()
watchLightbox()
watchSheet()
watchContactClicks(project)
watchSeeMore()
addLateLinks()
void inTasks([
  watchShortlist,
  watchSharing,
  rotateWords,
  watchSlideshows,
  watchChatButton,
  watchTimeOfDay,
  () => whenSeen(count),
  ...(import.meta.env.DEV ? [watchSampleToasts] : []),
])
  .then(() => {
    document.documentElement.dataset['scripted'] = 'true'
  })
  .then(watchFilter)
  .then(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  })

/** One task each, so that a touch on a slow phone need not wait for all. */
async function inTasks(parts: readonly (() => void)[]): Promise<void> {
  for (const begin of parts) {
    await new Promise((resolve) => setTimeout(resolve))
    begin()
  }
}

function count(): void {
  // Waits for the first touch, so that nothing competes with the page's content.
  const { documentElement: page } = document
  // The first touch may have loaded this script.
  Promise.resolve('touched' in page.dataset || firstUse(page))
    .then(idle)
    .then(() => import('./go-on.ts'))
    .then(({ goOn }) => goOn())
    .catch(() => undefined)
  // A campaign may land on any page, not only on one with a form.
  rememberArrival(Number(arrivalDays ?? DEFAULT_FIRST_SOURCE_DAYS))
  const isMeasured = Math.random() < Number(sample)
  const isEnded = document.querySelector('[data-session="ended"]')
  if (isMeasured || isEnded || analytics !== undefined || hasQueued()) {
    import('./later.ts').then(
      ({ later }) => later(isMeasured, analytics, project),
      () => undefined,
    )
  }
}

function whenSeen(begin: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', begin, { once: true })
  } else begin()
}
