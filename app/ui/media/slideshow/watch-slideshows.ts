import { pageLoaded } from '#app/ui/document/page-loaded.ts'

/** Brings a page's slideshow to life; where its script does not come it is the strip that it is without any. */
export function watchSlideshows(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-delay]')) {
    pageLoaded()
      .then(() => import('./slide-turning.ts'))
      .then(
        ({ turnSlides }) => turnSlides(box),
        () => box.querySelector('.shows')?.setAttribute('data-loaded', 'strip'),
      )
  }
}
