/** The head's picture has this name by its style (app/projects/page/head-picture.css). */
const NAME = 'carried'
const HEAD = '.listing-picture > :is(picture, .lit), .listing-picture .shows'

/** The card by which the page was left. */
let left: Element | null = null
/** What a name was given or taken for the last time. */
let marked: HTMLElement[] = []

/**
 * The picture of a pressed card moves into the head of its project's page, and back into the card on
 * the way back, where the browser carries it from document to document (CSS View Transitions Level 2).
 */
export function watchCarrying(): void {
  window.addEventListener('pageswap', ({ activation, viewTransition }) => {
    const pressed = window.pressed?.at(-1)
    // Forward goes to where the card led before.
    if (activation?.navigationType !== 'traverse')
      left = pressed instanceof Element ? pressed.closest('.card') : null
    carry(viewTransition, activation?.entry.url)
  })
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    const from = 'navigation' in window ? navigation.activation?.from?.url : undefined
    carry(viewTransition, from)
  })
}

/** `other` is the page that is gone to or come from. */
function carry(transition: ViewTransition | null, other: string | null | undefined): void {
  for (const element of marked) element.style.viewTransitionName = ''
  marked = []
  if (!transition) return
  const head = document.querySelector<HTMLElement>(HEAD)
  const figure = figureTo(other)
  const picture = figure ?? head
  if (!picture || !isSeen(picture)) transition.skipTransition()
  else if (figure) {
    // The page of a project shows cards, too: one picture is carried.
    if (head) head.style.viewTransitionName = 'none'
    figure.style.viewTransitionName = NAME
    marked = head ? [figure, head] : [figure]
  }
}

/** The picture of the card by which the page was left, if it was left for that one. */
function figureTo(other: string | null | undefined): HTMLElement | null | undefined {
  const link = left?.querySelector<HTMLAnchorElement>('h3 a')
  return link && link.href === other ? left?.querySelector('figure') : null
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
