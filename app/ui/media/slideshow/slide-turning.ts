import { slideMotion } from './slide-motion.ts'

/**
 * Brings a slideshow's markup to life: its pictures turn by themselves unless the visitor asks for
 * calm, ticks `#motion` or presses a button, after which the picture chosen stays. Its times stand
 * in the markup, in milliseconds.
 */
export function turnSlides(box: HTMLElement): void {
  const reel = box.querySelector('.shows')
  if (!reel) return
  const { delay, transition } = box.dataset
  const slides = [...reel.children]
  const pause = box.querySelector<HTMLInputElement>('#motion')
  const position = box.querySelector('[data-position]')
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  let shown = 0
  let hasFirst = false

  const motion = slideMotion(slides, Number(delay), Number(transition), turnTo)
  const mayTurn = () => hasFirst && !calm.matches && pause?.checked !== true

  function show(index: number) {
    shown = index
    markShown(slides, index)
    if (position) position.textContent = slides[index]?.getAttribute('aria-label') ?? ''
  }

  /** The picture turns no further than to one that is there. */
  function turnTo(index: number) {
    show(index)
    // A page that nobody looked at for a while comes back to any of them.
    load(slides, index)
    const next = load(slides, index + 1)
    if (!next || next.complete) return
    motion.pause()
    void decoded(next).then(() => {
      if (mayTurn() && motion.isStarted()) motion.resume()
    })
  }

  /** The next picture is asked for once the first was seen for a while: on a slow line it competes with nothing then. */
  async function begin() {
    const from = performance.now()
    await after(Number(delay) / 2)
    if (mayTurn()) await decoded(load(slides, shown + 1))
    if (!mayTurn() || motion.isStarted()) return
    reel?.setAttribute('aria-live', 'off')
    motion.start(shown, Math.min(Number(delay), performance.now() - from))
  }

  /** From here on only a press changes the picture, and what a press shows is told. */
  function stand() {
    motion.stop()
    reel?.setAttribute('aria-live', 'polite')
  }

  function press(step: number) {
    load(slides, shown + step)
    stand()
    if (pause) pause.checked = true
    show((shown + step + slides.length) % slides.length)
  }

  const onPause = () =>
    motion.isStarted() ? motion[mayTurn() ? 'resume' : 'pause']() : void begin()

  for (const button of box.querySelectorAll<HTMLElement>('[data-turn]')) {
    const step = Number(button.dataset['turn'])
    button.addEventListener('click', () => press(step))
    // The picture is on its way before the press.
    for (const near of ['pointerenter', 'focus'])
      button.addEventListener(near, () => load(slides, shown + step))
  }
  pause?.addEventListener('change', onPause)
  calm.addEventListener('change', () => (calm.matches ? stand() : void begin()))
  reel.removeAttribute('tabindex')
  show(0)
  stand()
  const first = reel.querySelector('img')
  if (first) {
    void decoded(first).then((isThere) => {
      hasFirst = isThere
      return begin()
    })
  }
}

function markShown(slides: readonly Element[], index: number): void {
  slides.forEach((slide, at) => {
    slide.toggleAttribute('data-shown', at === index)
    slide.setAttribute('aria-hidden', String(at !== index))
  })
}

/** Has a picture come, of those that lie in a ring. */
function load(slides: readonly Element[], index: number) {
  const slide = slides.at(index % slides.length)
  slide?.setAttribute('data-loaded', '')
  return slide?.querySelector('img')
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Whether a picture came. */
async function decoded(image: HTMLImageElement | null | undefined): Promise<boolean> {
  if (!image) return false
  return image.decode().then(
    () => true,
    () => false,
  )
}
