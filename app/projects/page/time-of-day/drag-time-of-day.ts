const followed = new WeakSet<HTMLElement>()

/** Draws along the times of day; the current picture stays until the next has loaded. */
export function dragTimeOfDay(control: HTMLElement, touch: Event): void {
  if (followed.has(control)) return
  followed.add(control)
  const radios = [...control.querySelectorAll('input')]
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.lit-picture img[class]')]
  let shown: HTMLImageElement | undefined
  let isTaken = touch.type === 'pointerdown'

  function draw(event: PointerEvent): void {
    if (event.buttons !== 1) isTaken = false
    if (!isTaken) return
    const startsBefore = ({ labels }: HTMLInputElement) =>
      (labels?.[0]?.getBoundingClientRect().left ?? 0) <= event.clientX
    const radio = radios.findLast(startsBefore) ?? radios[0]
    if (!radio || radio.checked) return
    radio.click()
    radio.focus({ preventScroll: true })
  }

  function chosen(): HTMLImageElement | undefined {
    const light = radios.find(({ checked }) => checked)?.value
    return pictures.find(({ className }) => className === `in-${light}`)
  }

  /** The current picture stays below the next until that has loaded. */
  function keep(): void {
    const next = chosen()
    if (next && isBroken(next)) retryLoad(next)
    for (const picture of pictures) picture.toggleAttribute('data-kept', picture === shown)
    settle()
  }

  function settle(): void {
    const next = chosen()
    if (next && (!next.complete || isBroken(next))) return
    shown?.removeAttribute('data-kept')
    shown = next
  }

  for (const picture of pictures) {
    picture.addEventListener('load', settle)
    picture.addEventListener('error', () => (picture.style.visibility = 'hidden'))
  }
  window.addEventListener('pointerdown', ({ target }) => {
    isTaken = target instanceof Node && control.contains(target)
  })
  for (const event of ['pointerdown', 'pointermove'] as const) control.addEventListener(event, draw)
  control.addEventListener('change', keep)
  if (touch instanceof PointerEvent) draw(touch)
  keep()
}

function isBroken({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0
}

function retryLoad(picture: HTMLImageElement): void {
  picture.style.visibility = ''
  const { src } = picture
  picture.src = src
}
