import { nextPaint } from '#app/lib/async/next-paint.ts'
import {
  addressedThumbnail,
  OPENED_HERE,
  THUMBNAIL,
} from '#app/ui/media/lightbox/lightbox-address.ts'

const NEAR = ['pointerover', 'focusin', 'touchstart'] as const

let lastClicked: Element | undefined

export function watchLightbox(): void {
  for (const near of NEAR) document.addEventListener(near, onNear, { passive: true })
  document.addEventListener('click', (event) => {
    const thumbnail = thumbnailOf(event.target)
    if (!thumbnail || !isPlain(event)) return
    event.preventDefault()
    void open(thumbnail)
  })
  window.addEventListener('hashchange', showAddressed)
  showAddressed()
}

function onNear({ target }: Event): void {
  if (thumbnailOf(target)) load().catch(ignore)
}

/** After the paint for the touch: the viewer takes a slow phone a tenth of a second. */
const load = () => nextPaint().then(() => import('./draw-lightbox.tsx'))

async function open(thumbnail: HTMLAnchorElement): Promise<void> {
  lastClicked = thumbnail
  try {
    const { drawLightbox, openPicture } = await load()
    await drawLightbox()
    if (lastClicked === thumbnail && addressedThumbnail() !== thumbnail) openPicture(thumbnail)
  } catch {
    if (lastClicked === thumbnail) window.location.assign(thumbnail.href)
  }
}

function showAddressed(): void {
  const thumbnail = addressedThumbnail()
  if (!thumbnail) return
  // Scrolls behind the viewer, so that nothing moves when it closes.
  if (window.history.state !== OPENED_HERE) thumbnail.scrollIntoView({ block: 'center' })
  load().then(({ drawLightbox }) => drawLightbox(), ignore)
}

function thumbnailOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(THUMBNAIL) : null
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function ignore(): void {}
