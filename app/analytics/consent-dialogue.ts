import type { Choice } from './consent.ts'

/** Shows the consent question by document events, because a page may render it late. */
export function openDialogue(choose: (choice: Choice) => void) {
  let opener: HTMLElement | undefined
  let watched: HTMLElement | undefined
  let answered: Choice | undefined
  const size = new ResizeObserver(reserveHeight)

  function follow(choice: Choice | undefined): void {
    answered = choice
    const question = findQuestion()
    if (!question) return
    question.hidden = choice !== undefined && !opener
    for (const button of question.querySelectorAll<HTMLElement>('[data-consent]')) {
      if (choice === undefined) button.removeAttribute('aria-pressed')
      else button.setAttribute('aria-pressed', String(button.dataset['consent'] === choice))
    }
    if (watched === question) return
    size.disconnect()
    size.observe(question)
    watched = question
  }

  function close(): void {
    const before = opener ?? document.querySelector<HTMLElement>('main')
    opener = undefined
    follow(answered)
    before?.focus({ preventScroll: true })
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    const value = button?.dataset['consent']
    if (value === 'ask' && button) {
      opener = button
      follow(answered)
      findQuestion()?.focus()
    } else if (value === 'granted' || value === 'denied') {
      answered = value
      close()
      choose(value)
    }
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opener && findQuestion()?.contains(document.activeElement)) close()
  })

  return { follow }
}

function findQuestion(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.consent')
}

/** Reserves room at the foot of the window, so that no focused element hides behind it. */
function reserveHeight([entry]: readonly ResizeObserverEntry[]): void {
  const height = entry?.target instanceof HTMLElement ? entry.target.offsetHeight : 0
  document.documentElement.style.setProperty('--consent', `${height}px`)
}
