import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

import { nextPaint } from '#app/lib/async/next-paint.ts'

type Combobox<T> = {
  input: RefObject<HTMLInputElement | null>
  /** Id of the list; its options are `<id>-<index>`. */
  id: string
  /** What the field says. */
  text: string
  options: readonly T[]
  /** The text that these options are for; options for another have none of them chosen. */
  of: string
  choose: (option: T) => void
}

/**
 * WAI-ARIA's combobox with a list, for a field that is on the page already: the field keeps the focus and
 * what it says is set on it here, because it was drawn before this came along.
 */
export function useCombobox<T>({ input, id, text, options, of, choose }: Combobox<T>) {
  /** The text at which the list was closed; another text opens it. */
  const [closedAt, setClosedAt] = useState<string | undefined>('')
  const isOpen = text !== closedAt
  const [chosen, setChosen] = useState({ index: -1, of })
  const active = chosen.of === of ? chosen.index : -1
  const isShown = isOpen && options.length > 0
  const current = isShown ? options[active] : undefined

  function close() {
    setClosedAt(input.current?.value)
  }

  function take(option: T) {
    input.current?.form?.reset()
    input.current?.dispatchEvent(new Event('input'))
    close()
    choose(option)
  }

  function onKey(event: KeyboardEvent) {
    if (event.isComposing) return
    const step = STEPS.get(event.key)
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setClosedAt(undefined)
      setChosen({ index: nextOf(active, step, options.length), of })
    } else if (event.key === 'Escape' && isShown) {
      // The menu around the field closes on the next one.
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter') {
      close()
      // A letter typed a moment ago: the list is of another text.
      if (current === undefined || input.current?.value !== text) return
      event.preventDefault()
      take(current)
    }
  }

  useEffect(() => {
    const field = input.current
    const listening = new AbortController()
    const { signal } = listening
    field?.addEventListener(
      'input',
      () => {
        void nextPaint().then(() => {
          setChosen((before) => ({ ...before, index: -1 }))
          setClosedAt(undefined)
        })
      },
      { signal },
    )
    field?.addEventListener('blur', close, { signal })
    field?.addEventListener('keydown', onKey, { signal })
    return () => listening.abort()
  })

  useEffect(() => {
    const field = input.current
    field?.setAttribute('role', 'combobox')
    field?.setAttribute('aria-autocomplete', 'list')
    field?.setAttribute('aria-controls', id)
    field?.setAttribute('aria-expanded', String(isShown))
    if (current === undefined) field?.removeAttribute('aria-activedescendant')
    else field?.setAttribute('aria-activedescendant', `${id}-${active}`)
  }, [input, id, isShown, current, active])

  return { active, isOpen, isShown, take }
}

/**
 * What the field says, read from the field itself, so that what is typed before this listens counts as
 * well; told once the letter stands on the screen, since a slow phone looks through the index and draws
 * what is suggested for longer than a frame.
 */
export function useTextOf(input: RefObject<HTMLInputElement | null>): string {
  const listen = useCallback(
    (changed: () => void) => {
      const field = input.current
      const afterwards = () => void nextPaint().then(changed)
      field?.addEventListener('input', afterwards)
      return () => field?.removeEventListener('input', afterwards)
    },
    [input],
  )
  return useSyncExternalStore(listen, () => input.current?.value ?? '')
}

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** Round the list and through the field itself, which is -1. */
function nextOf(active: number, step: number, count: number): number {
  const next = active + step
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}
