import { useEffect, useState, type RefObject } from 'react'

type Combobox<T> = {
  input: RefObject<HTMLInputElement | null>
  /** What was typed while this came along. */
  typed: string
  /** Id of the list; its options are `<id>-<index>`. */
  id: string
  find: (text: string) => readonly T[]
  choose: (option: T) => void
}

/**
 * WAI-ARIA's combobox with a list, for a field that is on the page already: the field keeps the focus and
 * what it says is set on it here, because it was drawn before this came along.
 */
export function useCombobox<T>({ input, typed, id, find, choose }: Combobox<T>) {
  const [text, setText] = useState(typed)
  const [isOpen, setIsOpen] = useState(typed !== '')
  const [active, setActive] = useState(-1)
  const options = find(text)
  const isShown = isOpen && options.length > 0
  const current = isShown ? options[active] : undefined

  function take(option: T) {
    input.current?.form?.reset()
    setText('')
    setIsOpen(false)
    choose(option)
  }

  function onKey(event: KeyboardEvent) {
    if (event.isComposing) return
    const step = STEPS.get(event.key)
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      setActive(nextOf(active, step, options.length))
    } else if (event.key === 'Escape' && isShown) {
      // The menu around the field closes on the next one.
      event.stopPropagation()
      setIsOpen(false)
    } else if (event.key === 'Enter') {
      setIsOpen(false)
      if (current === undefined) return
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
        setText(field.value)
        setActive(-1)
        setIsOpen(true)
      },
      { signal },
    )
    field?.addEventListener('blur', () => setIsOpen(false), { signal })
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

  return { text, options, active, isOpen, isShown, take }
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
