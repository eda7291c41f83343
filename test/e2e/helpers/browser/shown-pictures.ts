import type { Page } from '@playwright/test'

/** A picture as it stands on a page: pixels of the screen that it fills, and the files it may choose from. */
export type ShownPicture = {
  address: string
  /** CSS px of the whole picture, cut or not. */
  width: number
  top: number
  chosen: number
  offered: number[]
  loading: string
  priority: string
}

/** Every picture that is seen somewhere on a page, or within a part of it, once all of it was scrolled into view. */
export async function shownPictures(page: Page, within = 'body'): Promise<ShownPicture[]> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    (part) =>
      [...document.querySelectorAll<HTMLImageElement>(`${part} img`)]
        .filter((image) => image.currentSrc.includes('/pictures/') && image.checkVisibility())
        .map((image) => {
          const { pathname } = new URL(image.currentSrc)
          const sets = [...(image.parentElement?.querySelectorAll('source') ?? [])]
          const source = sets.find(({ srcset }) => srcset.includes(pathname))
          const size = (name: string) =>
            Number((source?.hasAttribute(name) ? source : image).getAttribute(name))
          const whole = (image.offsetHeight * size('width')) / size('height')
          const { offsetWidth: box } = image
          const fits: Record<string, number> = {
            cover: Math.max(box, whole),
            contain: Math.min(box, whole),
          }
          const offered = [...(source?.srcset ?? '').matchAll(/(\S+) (\d+)w/g)]
          return {
            address: pathname,
            width: fits[getComputedStyle(image).objectFit] ?? box,
            top: image.getBoundingClientRect().top,
            chosen: Number(offered.find(([, address]) => address === pathname)?.[2]),
            offered: offered.map(([, , width]) => Number(width)),
            loading: image.loading,
            priority: image.fetchPriority,
          }
        }),
    within,
  )
}
