import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'

import { nextPaint } from '#app/lib/async/next-paint.ts'

type Combobox<T> = {
  input: RefObject<HTMLInputElement | null>
  /** Its options are `<id>-<index>`. */
  id: string
  text: string
  options: readonly T[]
  of: string
  choose: (option: T) => void
}

/** WAI-ARIA's combobox for an input that the server rendered; the input keeps the focus. */
export function useCombobox<T>({ input, id, text, options, of, choose }: Combobox<T>) {
  const [closedAt, setClosedAt] = useState<string | undefined>('')
  const closedWhen = useRef(-1)
  const isOpen = text !== closedAt
  const [chosen, setChosen] = useState({ index: -1, of })
  const active = chosen.of === of ? chosen.index : -1
  const isShown = isOpen && options.length > 0
  const current = isShown ? options[active] : undefined

  function close() {
    closedWhen.current = performance.now()
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
      // The menu around it closes on the next Escape.
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter') {
      close()
      // The options are of an earlier text.
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
        const typedWhen = performance.now()
        void nextPaint().then(() => {
          // A key may have chosen among the options of this text meanwhile.
          setChosen((before) => (before.of === field.value ? before : { ...before, index: -1 }))
          // Escape may come before the paint.
          if (closedWhen.current < typedWhen) setClosedAt(undefined)
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

/** Reads the input itself, which may have text before hydration; updates after paint, because slow phones need longer than a frame. */
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

function nextOf(active: number, step: number, count: number): number {
  const next = active + step
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}
