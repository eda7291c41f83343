/** The name is also in app/projects/page/head-picture.css. */
const NAME = 'carried'
const HEAD = '.project-picture > :is(picture, .lit-picture), .project-picture .slideshow'

let left: Element | null = null
let marked: HTMLElement[] = []

/** Moves a card's picture into the project's page and back (CSS View Transitions Level 2). */
export function watchCarrying(): void {
  document.documentElement.dataset['carries'] = ''
  window.addEventListener('pageswap', ({ activation, viewTransition }) => {
    const pressed = window.pressed?.at(-1)
    if (activation?.navigationType !== 'traverse')
      left = pressed instanceof Element ? pressed.closest('.card') : null
    if (!takesPicture(activation?.entry.url)) viewTransition?.skipTransition()
    transferPicture(viewTransition, activation?.entry.url)
  })
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    const from = 'navigation' in window ? navigation.activation?.from?.url : undefined
    transferPicture(viewTransition, from)
  })
}

function transferPicture(
  transition: ViewTransition | null,
  other: string | null | undefined,
): void {
  for (const element of marked) element.style.viewTransitionName = ''
  marked = []
  if (!transition) return
  const head = document.querySelector<HTMLElement>(HEAD)
  const figure = figureTo(other)
  const picture = figure ?? head
  if (!picture || !isSeen(picture)) transition.skipTransition()
  else if (figure) {
    if (head) head.style.viewTransitionName = 'none'
    figure.style.viewTransitionName = NAME
    marked = head ? [figure, head] : [figure]
  }
}

/** Lists and the projects of this page's cards. */
function takesPicture(address: string | null | undefined): boolean {
  const { pathname } = new URL(address ?? '', location.href)
  const card = `.card a[href="${pathname}"]`
  return /^\/(projects|city\/.*)?$/.test(pathname) || document.querySelector(card) !== null
}

function figureTo(other: string | null | undefined): HTMLElement | null | undefined {
  const link = left?.querySelector<HTMLAnchorElement>('h3 a')
  return link && link.href === other ? left?.querySelector('figure') : null
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
