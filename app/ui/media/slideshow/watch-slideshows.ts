import { pageLoaded } from '#app/ui/document/page-loaded.ts'

/** Where the script fails to load the strip stays, as without script. */
export function watchSlideshows(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-delay]')) {
    pageLoaded()
      .then(() => import('./slide-turning.ts'))
      .then(
        ({ startSlideshow }) => startSlideshow(box),
        () => box.querySelector('.slideshow')?.setAttribute('data-loaded', 'strip'),
      )
  }
}
