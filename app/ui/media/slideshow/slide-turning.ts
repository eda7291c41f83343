import { pictureAt, slideshowRound } from './slideshow-frames.ts'

/** Starts a slideshow, except under reduced motion, `#motion` or after a button press. Times in the markup, in milliseconds. */
export function startSlideshow(box: HTMLElement): void {
  const reel = box.querySelector('.slideshow')
  if (!reel) return
  const { delay, transition } = box.dataset
  const slides = [...reel.children]
  const pause = box.querySelector<HTMLInputElement>('#motion')
  const position = box.querySelector('[data-position]')
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  let shown = 0
  let hasFirst = false

  const motion = slideMotion(slides, Number(delay), Number(transition), advanceTo)
  const canAdvance = () => hasFirst && !calm.matches && pause?.checked !== true

  function show(index: number) {
    shown = index
    markShown(slides, index)
    if (position) position.textContent = slides[index]?.getAttribute('aria-label') ?? ''
  }

  /** Stops before a picture that has not loaded. */
  function advanceTo(index: number) {
    show(index)
    // After a hidden page any of them may be next.
    load(slides, index)
    const next = load(slides, index + 1)
    if (!next || next.complete) return
    motion.pause()
    void decoded(next).then(() => {
      if (canAdvance() && motion.isStarted()) motion.resume()
    })
  }

  /** Loads the second picture only after a while, to leave a slow connection to the first. */
  async function begin() {
    const from = performance.now()
    await after(Number(delay) / 2)
    if (canAdvance()) await decoded(load(slides, shown + 1))
    if (!canAdvance() || motion.isStarted()) return
    reel?.setAttribute('aria-live', 'off')
    motion.start(shown, Math.min(Number(delay), performance.now() - from))
  }

  /** From here only a button changes the picture, and the change is announced. */
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
    motion.isStarted() ? motion[canAdvance() ? 'resume' : 'pause']() : void begin()

  for (const button of box.querySelectorAll<HTMLElement>('[data-turn]')) {
    const step = Number(button.dataset['turn'])
    button.addEventListener('click', () => press(step))
    // Loads the picture before the click.
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

function load(slides: readonly Element[], index: number) {
  const slide = slides.at(index % slides.length)
  slide?.setAttribute('data-loaded', '')
  return slide?.querySelector('img')
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

async function decoded(image: HTMLImageElement | null | undefined): Promise<boolean> {
  if (!image) return false
  return image.decode().then(
    () => true,
    () => false,
  )
}

type SlideMotion = {
  /** `seen`: milliseconds for which the first picture was visible already. */
  start: (index: number, seen: number) => void
  pause: () => void
  resume: () => void
  stop: () => void
  isStarted: () => boolean
}

/** Reports each picture to `onSeen`. Times in milliseconds. */
function slideMotion(
  slides: readonly Element[],
  delay: number,
  transition: number,
  onSeen: (index: number) => void,
): SlideMotion {
  const round = slideshowRound(slides.length, delay, transition)
  let animations: Animation[] = []
  let timer = 0

  function follow() {
    const time = animations[0]?.currentTime
    if (typeof time !== 'number') return
    const { index, staysFor } = pictureAt(time, slides.length, delay, transition)
    onSeen(index)
    timer = window.setTimeout(follow, staysFor)
  }

  return {
    start(index, seen) {
      const options = { duration: round.duration, iterations: Infinity }
      animations = round.layers.flatMap(
        (frames, layer) => slides[layer + 1]?.animate(frames, options) ?? [],
      )
      for (const animation of animations)
        animation.currentTime = index * (delay + transition) + seen
      follow()
    },
    pause() {
      window.clearTimeout(timer)
      for (const animation of animations) animation.pause()
    },
    resume() {
      for (const animation of animations) animation.play()
      follow()
    },
    stop() {
      window.clearTimeout(timer)
      for (const animation of animations) animation.cancel()
      animations = []
    },
    isStarted: () => animations.length > 0,
  }
}
