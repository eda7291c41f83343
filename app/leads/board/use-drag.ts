import { useEffect, useEffectEvent, useRef } from 'react'

const COLUMN = '[data-column]'

/** Mouse drags of cards (`data-card`) to columns (`data-column`) within the returned element. */
export function useDrag(onDrop: (card: string, column: string) => void) {
  const board = useRef<HTMLDivElement>(null)
  const dropped = useEffectEvent(onDrop)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const within = (event: DragEvent, selector: string) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    const markOver = (column: HTMLElement | null) => {
      for (const one of board.current?.querySelectorAll(COLUMN) ?? [])
        one.toggleAttribute('data-over', one === column)
    }
    const on = (name: 'dragstart' | 'dragover' | 'dragend' | 'drop', act: (e: DragEvent) => void) =>
      board.current?.addEventListener(name, act, { signal })
    on('dragstart', (event) => {
      const id = within(event, '[data-card]')?.dataset['card']
      if (id !== undefined) event.dataTransfer?.setData('text/plain', id)
    })
    on('dragover', (event) => {
      const column = within(event, COLUMN)
      if (column) event.preventDefault()
      markOver(column)
    })
    on('dragend', () => markOver(null))
    on('drop', (event) => {
      const column = within(event, COLUMN)?.dataset['column']
      event.preventDefault()
      markOver(null)
      if (column !== undefined) dropped(event.dataTransfer?.getData('text/plain') ?? '', column)
    })
    return () => left.abort()
  }, [])
  return board
}
